import type { Page } from '../reading/pages.ts'
import { best } from './best.ts'
import { changeIn } from './events.ts'
import { keySentence } from './key-sentence.ts'
import { type Moods, shiftNear } from './moods.ts'
import { MIN_ENTRIES, type Told } from './statements.ts'

/** Below this, nothing turned. */
const TURNING = 1.7

/** The entry at which most turned, and how much. */
export interface TurningEntry {
  readonly one: Told
  readonly score: number
}

/** The entry at which most turned, if anything did. */
export function turnOf(told: readonly Told[]): TurningEntry | undefined {
  if (told.length < MIN_ENTRIES) return undefined
  const words = told.map(({ page }) => page.reading.analysis.wordCount)
  const around = {
    told,
    moods: told.map(({ mood }) => mood),
    after: aftermath(told),
    usualWords: Math.max(1, median(words)),
    mostWords: Math.max(...words),
  }
  const scored = told.map((one, at) => ({ one, score: turnScore(one, at, around) }))
  const most = best(scored, ({ score }) => score)
  return most && most.score >= TURNING ? most : undefined
}

interface Around {
  readonly told: readonly Told[]
  readonly moods: Moods
  readonly after: readonly number[]
  readonly usualWords: number
  readonly mostWords: number
}

/** Of what an entry is longer than usual: people write most when most happens. */
const MAX_LENGTH = 2
const WORDIEST_BONUS = 0.6

/** What happens there, at what length, what the feelings do there, and what of it stays. */
function turnScore(
  one: Told,
  at: number,
  { told, moods, after, usualWords, mostWords }: Around,
): number {
  if (!keySentence(one)) return 0
  const change = Math.max(0, ...one.statements.map(({ text }) => changeIn(text)))
  const felt = Math.max(0, ...one.statements.map(({ valence }) => Math.abs(valence)))
  const { wordCount } = one.page.reading.analysis
  const longer = Math.min(MAX_LENGTH, Math.max(-1, wordCount / usualWords - 1))
  const length = longer + (wordCount === mostWords ? WORDIEST_BONUS : 0)
  const isAtEdge = at === 0 || at === told.length - 1
  const shift = Math.abs(shiftNear(moods, at) ?? 0)
  return change + felt + length + Math.min(1, shift) + (after[at] ?? 0) - (isAtEdge ? 1 : 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const MAX_AFTERMATH = 1.2
const PER_MATTER = 0.4

/** For each entry: how much of what it first speaks of is spoken of later. */
function aftermath(told: readonly Told[]): number[] {
  const keys = told.map(({ page }) => keysOf(page))
  const left = new Map<string, number>()
  for (const key of keys.flat()) left.set(key, (left.get(key) ?? 0) + 1)
  const before = new Map<string, number>()
  return keys.map((some) => {
    let lasting = 0
    for (const key of some) {
      const [later, earlier] = [(left.get(key) ?? 0) - 1, before.get(key) ?? 0]
      left.set(key, later)
      before.set(key, earlier + 1)
      if (later >= 2 && later > 2 * earlier) lasting += 1
    }
    return Math.min(MAX_AFTERMATH, PER_MATTER * lasting)
  })
}

function keysOf({ reading: { analysis } }: Page): string[] {
  const keys = [...analysis.people, ...analysis.themes].map(({ key }) => key.split(' ')[0] ?? key)
  return [...new Set(keys)]
}
