import type { Matter } from '../reading/matters.ts'
import { changeIn } from './events.ts'
import { CLEAR_CHANGE } from './key-sentence.ts'
import type { Statement, Told } from './statements.ts'

/** What weighs: people that the writer does or feels something with, and what they feel things about. */
export function weightyMatters(
  matters: readonly Matter[],
  told: readonly Told[],
  turns: readonly Statement[],
): Matter[] {
  return matters
    .map((matter) => ({ matter, weight: weightOf(matter, told, turns) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ matter }) => matter)
}

const IN_A_TURN = 2
/** About a week. */
const FEW_ENTRIES = 7

/** 0 for what only recurs. */
function weightOf(matter: Matter, told: readonly Told[], turns: readonly Statement[]): number {
  const names = namesIn(matter)
  const weighty = told.filter(({ statements }) =>
    statements.some((one) => names.test(one.text) && isWeighty(one, matter)),
  ).length
  const { length } = matter.entries
  const isInTurn = turns.some(
    ({ text }) =>
      names.test(text) && (matter.isPerson || length > 1 || changeIn(text) >= CLEAR_CHANGE),
  )
  if (!isInTurn && (weighty === 0 || isPassing(matter, weighty, told.length))) return 0
  const weight = weighty + length / 2 + (isInTurn ? IN_A_TURN : 0)
  return matter.isPerson ? 2 * weight : weight
}

/** Of how many entries that name a person one at least is of them and the writer. */
const MAX_PASSING = 6

/** Named, but seldom where it says something. */
function isPassing({ isPerson, entries }: Matter, weighty: number, entriesInAll: number): boolean {
  if (isPerson) return weighty < 2 && weighty * MAX_PASSING < entries.length
  return weighty < (entriesInAll > FEW_ENTRIES ? 2 : 1) || weighty * 3 < entries.length
}

/** Something is felt or done there, or changes. */
function isWeighty({ isOwn, valence, feelings, text }: Statement, { isPerson }: Matter): boolean {
  if (isPerson) return isOwn || WITH_WRITER.test(text) || changeIn(text) > 0
  return (isOwn && (valence !== 0 || feelings.length > 0)) || changeIn(text) >= 2
}

const WITH_WRITER = /\b(?:i|me|we|us)\b/i

const KIN_WORDS: Readonly<Record<string, string>> = {
  mum: 'mum|mom|mam|mummy|mother',
  dad: 'dad|daddy|father',
  grandma: 'grandma|granny|gran|nan|nana|grandmother',
  grandpa: 'grandpa|grandad|granddad|grandfather',
}

function namesIn({ phrase, key }: Matter): RegExp {
  const words = KIN_WORDS[key] ?? phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu')
}
