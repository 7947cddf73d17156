import { type Claim, claim, joinQuoted } from './claims.ts'
import { edgeFrames } from './edge-frames.ts'
import type { Material } from './material.ts'
import { dayNameIn, monthName } from './period.ts'
import { feelingsOf } from './reading/feelings.ts'
import type { Matter } from './reading/matters.ts'
import type { Turn } from './story/arc.ts'
import { best } from './story/best.ts'
import { changeIn } from './story/events.ts'
import type { Statement, Told } from './story/statements.ts'
import { telling } from './story/telling-sentence.ts'
import * as words from './words/story.ts'

const MAX_PATTERNS = 2
const MAX_WORDS = 3

/** Patterns that the writer states, in their words. */
export function whatIsStated(material: Material, most = MAX_PATTERNS): Claim[] {
  return material.story.patterns
    .slice(0, most)
    .flatMap((pattern) => quoting(material, words.stated, pattern))
}

/** How it began, what turned and how it ended, each with a sentence of the writer. */
export function howItWent(material: Material): Claim[] {
  const { beginning, turns, ending } = material.story.arc
  const framesOf = (turn: Turn) =>
    turns.length > 1 ? words.turnsInMonth : framesOfTurn(turn, material)
  const frames = edgeFrames(material)
  return [
    ...(beginning ? quoting(material, frames.first, beginning) : []),
    ...turns.flatMap((turn) => quoting(material, framesOf(turn), turn.statement)),
    ...(turns.length === 1 ? whatFollowed(material) : []),
    ...(ending ? quoting(material, frames.last, ending) : []),
  ]
}

/** A turn is only called so where its words tell of a change. */
function framesOfTurn({ isToldAsChange, statement }: Turn, { all }: Material): readonly string[] {
  if (isToldAsChange) return words.turns
  return isWordiest(statement.localDate, all) ? words.longest : words.standsOut
}

/** Whether most was written on a day: of all entries, whether or not their text may be used. */
function isWordiest(day: string, all: Material['all']): boolean {
  const wordsOn = new Map<string, number>()
  for (const { entry } of all)
    wordsOn.set(entry.localDate, (wordsOn.get(entry.localDate) ?? 0) + entry.metadata.wordCount)
  const most = wordsOn.get(day) ?? 0
  return [...wordsOn].every(([other, words]) => other === day || words < most)
}

/** The feelings named before and after the turn; else how the entries read after it. */
function whatFollowed({ story: { told, arc }, voice }: Material): Claim[] {
  const [turn] = arc.turns
  if (!turn) return []
  const { localDate, id } = turn.statement
  const before = feelingsIn(told.filter(({ page }) => page.localDate < localDate))
  const after = feelingsIn(told.filter(({ page }) => page.localDate >= localDate && page.id !== id))
  const fresh = after.filter((word) => !before.includes(word))
  if (before.length > 0 && fresh.length > 0) {
    const slots = { before: joinQuoted(before), after: joinQuoted(fresh) }
    return claim(voice.say(words.wordsAround, slots), idsOf(told))
  }
  if (!turn.shift) return []
  const frames = turn.shift === 'lighter' ? words.lighterFromThere : words.heavierFromThere
  return claim(voice.say(frames), idsOf(told))
}

const idsOf = (told: readonly Told[]) => told.map(({ page }) => page.id)

const feelingsIn = (told: readonly Told[]) =>
  feelingsOf(told)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word)

/** In fewer entries, `kept writing` would say too much. */
const MIN_ENTRIES_OFTEN = 4

/** The people and things that the writer returns to. */
export function whatMatters({ story, voice }: Material): Claim[] {
  const [first, second] = story.matters.filter(
    ({ isPerson, entries }) => entries.length > (isPerson ? 1 : 2),
  )
  if (!first) return []
  const both = second ? [first, second] : [first]
  const isOften = both.every(({ entries }) => entries.length >= MIN_ENTRIES_OFTEN)
  const [one, two] = isOften
    ? [words.wroteOftenOfOne, words.wroteOften]
    : [words.wroteAboutOne, words.wroteAbout]
  const slots = { first: first.name, second: second?.name ?? '' }
  return claim(
    voice.say(second ? two : one, slots),
    both.flatMap(({ entries }) => entries),
  )
}

const MIN_ENTRIES_OF_PERSON = 3

/** What was said early and late about the person who matters most. */
export function aboutSomeone(material: Material, quoted: string): Claim[] {
  const { story, voice } = material
  for (const person of story.matters.filter(isSomeoneOften)) {
    const said = story.told.flatMap(
      ({ statements }) => best(statements.filter(isAbout(person, quoted)), tellingWith) ?? [],
    )
    const [first, last] = [said[0], said.at(-1)]
    if (!first || !last || first.id === last.id) continue
    const slots = {
      name: person.name,
      first: first.text,
      last: last.text,
      from: dayNameIn(material.period, first.localDate),
      to: dayNameIn(material.period, last.localDate),
    }
    return claim(voice.say(words.aboutSomeone, slots), person.entries)
  }
  return []
}

const tellingWith = (one: Statement) => telling(one) + changeIn(one.text)
const WITH_WRITER = /\b(?:i|me|we|us)\b/i

/** Names the person, and says something of the writer and them. */
function isAbout({ phrase }: Matter, quoted: string) {
  return (one: Statement) =>
    ` ${one.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
      ` ${phrase.toLowerCase()} `,
    ) &&
    (WITH_WRITER.test(one.text) || changeIn(one.text) > 0) &&
    !quoted.includes(one.text)
}

const isSomeoneOften = ({ isPerson, entries }: Matter) =>
  isPerson && entries.length >= MIN_ENTRIES_OF_PERSON

/** A claim that quotes a sentence with its day. */
export function quoting(
  material: Material,
  frames: readonly string[],
  { text, id, localDate }: Pick<Statement, 'text' | 'id' | 'localDate'>,
): Claim[] {
  const slots = {
    quote: text,
    date: dayNameIn(material.period, localDate),
    month: monthName(localDate),
  }
  return claim(material.voice.say(frames, slots), [id])
}
