import type { Frame } from '#companion/index.ts'
import { tallyOf } from '#habit/index.ts'
import {
  type Claim,
  claim,
  countEntries,
  countTimes,
  countWords,
  formatNumber,
  joinQuoted,
} from './claims.ts'
import type { Material } from './material.ts'
import { dayNameIn, type SpanKind, type SummaryKind } from './period.ts'
import { strongestIn } from './reading/feelings.ts'
import { isForeign } from './reading/matters.ts'
import type { Page } from './reading/pages.ts'
import * as words from './words/weekly.ts'

/** Fewer entries say little about a week, and less about a change. */
const FEW = 3

/** The names of the days of a summary. */
const CALLED = {
  weekly: { span: 'this week', earlier: 'the previous four weeks' },
  monthly: { span: 'this month', earlier: 'the previous month' },
  yearly: { span: 'this year' },
  days: { span: 'in this time' },
} as const satisfies Record<SummaryKind | SpanKind, { span: string; earlier?: string }>

const calling = ({ period }: Material) => CALLED[period.kind]

export function numbersOf({ all }: Pick<Material, 'all'>) {
  const entries = all.map(({ entry }) => entry)
  return {
    entryCount: entries.length,
    wordCount: entries.reduce((sum, { metadata }) => sum + metadata.wordCount, 0),
    daysWritten: tallyOf(entries).days.size,
  }
}

/** How much was written: of all entries, whether or not their text may be used. */
export function howMuch(material: Material): Claim[] {
  const { entryCount, wordCount, daysWritten } = numbersOf(material)
  const slots = {
    ...calling(material),
    entries: formatNumber(entryCount),
    days: formatNumber(daysWritten),
    words: countWords(wordCount),
    times: countTimes(entryCount),
    day: dayNameIn(material.period, material.all[0]?.entry.localDate ?? ''),
  }
  const frames = entryCount === 1 ? words.oneEntry : severalOn(daysWritten)
  const ids = material.all.map(({ entry }) => entry._id)
  return claim(material.voice.say(frames, slots), ids)
}

const severalOn = (days: number): readonly Frame[] =>
  days === 1 ? words.oneDay : words.severalDays

/** A swing between two days, else the feelings that are named. */
export function whatFelt(material: Material): Claim[] {
  const { feelings, voice } = material
  const swing = moodSwing(material)
  if (swing.length > 0 || feelings.length === 0) return swing
  const named = feelings.slice(0, 3)
  const list = joinQuoted(named.map(({ word }) => word))
  const frames = named.length === 1 ? words.feeling : words.feelings
  return claim(
    voice.say(frames, { list }),
    named.flatMap(({ entries }) => entries),
  )
}

function moodSwing(material: Material): Claim[] {
  const { story, voice } = material
  const strongest = story.told.flatMap((told) => {
    const felt = strongestIn(told)
    return felt ? [{ ...felt, id: told.page.id, day: told.page.localDate }] : []
  })
  const [first, last] = [strongest[0], strongest.at(-1)]
  if (!first || !last || first.day === last.day || first.valence * last.valence >= 0) return []
  const slots = {
    before: first.word,
    now: last.word,
    first: dayNameIn(material.period, first.day),
    last: dayNameIn(material.period, last.day),
  }
  return claim(voice.say(words.turned, slots), [first.id, last.id])
}

/** What changed since the time before, where there's enough of both. */
export function whatChanged(material: Material): Claim[] {
  const { pages, gathered, before, voice } = material
  if (pages.length < FEW || before.gathered.entryCount < FEW) return []
  return [...moodChange(), ...freshMatter(), ...goneMatter()].slice(0, 2)

  function moodChange(): Claim[] {
    const { mood } = before.changes
    const isComparable = [gathered, before.gathered].every(
      ({ valenceByDay, days }) => valenceByDay.length >= Math.max(FEW, days.length / FEW),
    )
    if (!isComparable || (mood !== 'better' && mood !== 'worse')) return []
    const frames = mood === 'better' ? words.lighter : words.heavier
    return claim(
      voice.say(frames, calling(material)),
      pages.map(({ id }) => id),
    )
  }

  function freshMatter(): Claim[] {
    const fresh = new Set(before.changes.themes.new.map(({ key }) => key))
    const found = material.matters.find(
      ({ key, entries, name, phrase }) =>
        fresh.has(key) &&
        entries.length > 1 &&
        !name.startsWith('“') &&
        !isIn(before.pages, phrase),
    )
    if (!found) return []
    return claim(voice.say(words.fresh, { ...calling(material), topic: found.name }), found.entries)
  }

  function goneMatter(): Claim[] {
    const gone = new Set(before.changes.themes.gone.map(({ key }) => key))
    const found = before.matters.find(
      ({ key, entries, phrase }) => gone.has(key) && entries.length >= FEW && !isIn(pages, phrase),
    )
    if (!found) return []
    const count = String(found.entries.length)
    const slots = { ...calling(material), topic: found.name, count }
    return claim(voice.say(words.gone, slots), found.entries)
  }
}

/** Even if it isn't a theme of its own. */
function isIn(pages: readonly Page[], phrase: string): boolean {
  const stem = phrase.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '')
  return pages.some(({ reading }) => reading.text.toLowerCase().includes(stem))
}

/** Caveats for the reader of a summary. */
export function howWellRead({ pages, all, voice }: Material): Claim[] {
  if (pages.length === 0) return claim(voice.say(words.allLeftAlone), [])
  const foreign = pages.filter((page) => isForeign(page) && page.reading.analysis.wordCount > 5)
  const unread = foreign.length === pages.length ? words.noneRead : words.someNotRead
  const alone = all.length - pages.length
  return [
    ...(foreign.length > 0
      ? claim(
          voice.say(unread, { count: countEntries(foreign.length) }),
          foreign.map(({ id }) => id),
        )
      : []),
    ...(alone > 0 ? claim(voice.say(words.someLeftAlone, { count: countEntries(alone) }), []) : []),
    ...(pages.length < FEW && foreign.length < pages.length ? claim(voice.say(words.few), []) : []),
  ]
}
