import type { Analysis, Feeling, Named, Person, Theme } from '../analysis.ts'
import type { FeelingGroup } from '../feelings/groups.ts'
import { namesAlone } from '../names/name-alone.ts'
import { byMatter } from '../themes/same-matter.ts'

/** An entry with its analysis. */
export interface AnalysedEntry {
  readonly id: string
  readonly localDate: string
  readonly analysis: Analysis
}

/** The entries that back a claim, in the order of their days. */
interface Backed {
  readonly entries: readonly string[]
}

export interface GatheredTheme extends Pick<Theme, 'phrase' | 'key' | 'weight'>, Backed {}
export interface GatheredName extends Omit<Named, 'sentences'>, Backed {
  /** In how many sentences. */
  readonly times: number
}
export interface GatheredPerson extends GatheredName, Pick<Person, 'relation'> {}

/** A kind of feeling of the writer in a period. */
export interface GatheredFeeling extends Backed {
  readonly group: FeelingGroup
  readonly times: number
  /** The words for it, as written, each once. */
  readonly words: readonly string[]
}

export interface DayValence {
  readonly localDate: string
  readonly valence: number
}

/** The aggregate of several entries. */
export interface Period {
  readonly entryCount: number
  readonly wordCount: number
  /** The days with an entry, in order. */
  readonly days: readonly string[]
  readonly themes: readonly GatheredTheme[]
  readonly people: readonly GatheredPerson[]
  readonly places: readonly GatheredName[]
  /** The writer's own asserted feelings, the most frequent first. */
  readonly feelings: readonly GatheredFeeling[]
  /** From -1 to 1; null if no entry has a valence. */
  readonly valence: number | null
  readonly valenceByDay: readonly DayValence[]
}

const MAX_LISTED = 20

const headOf = ({ key }: { readonly key: string }) => key.replace(/ .*/, '')

/** Aggregates the entries of a period. */
export function gather(entries: readonly AnalysedEntry[]): Period {
  const inOrder = withKnownNames(entries).sort((a, b) => (a.localDate < b.localDate ? -1 : 1))
  const valenceByDay = daysWithValence(inOrder)
  return {
    entryCount: entries.length,
    wordCount: entries.reduce((sum, { analysis }) => sum + analysis.wordCount, 0),
    days: [...new Set(inOrder.map(({ localDate }) => localDate))],
    themes: gatherThemes(inOrder),
    people: gatherNames(inOrder, ({ people }) => people),
    places: gatherNames(inOrder, ({ places }) => places),
    feelings: gatherFeelings(inOrder),
    valence: valenceByDay.length === 0 ? null : mean(valenceByDay.map(({ valence }) => valence)),
    valenceByDay,
  }
}

/** A group of equal items, with the entries that they are in. */
interface Shared<T> {
  readonly first: T
  readonly all: T[]
  readonly entries: Set<string>
}

/** Groups the items of all entries by a key. */
function byKey<T>(
  entries: readonly AnalysedEntry[],
  valuesOf: (analysis: Analysis) => readonly T[],
  keyOf: (value: T) => string,
): Shared<T>[] {
  const found = new Map<string, Shared<T>>()
  for (const { id, analysis } of entries)
    for (const value of valuesOf(analysis)) {
      const same = found.get(keyOf(value))
      if (!same) found.set(keyOf(value), { first: value, all: [value], entries: new Set([id]) })
      same?.all.push(value)
      same?.entries.add(id)
    }
  return [...found.values()]
}

function gatherThemes(entries: readonly AnalysedEntry[]): GatheredTheme[] {
  const found = entries.flatMap(({ id, analysis }) =>
    analysis.themes.map((theme) => ({ ...theme, id })),
  )
  return byMatter(found)
    .map(({ fullest: { phrase, key }, all }) => {
      const ids = new Set(all.map(({ id }) => id))
      const weight = roundThousandths(sum(all.map((theme) => theme.weight)))
      return {
        phrase,
        key,
        weight,
        entries: entries.map(({ id }) => id).filter((id) => ids.has(id)),
      }
    })
    .sort((a, b) => b.entries.length - a.entries.length || b.weight - a.weight)
    .slice(0, MAX_LISTED)
}

function gatherNames<T extends Named>(
  entries: readonly AnalysedEntry[],
  namesOf: (analysis: Analysis) => readonly T[],
): (Omit<T, 'sentences'> & GatheredName)[] {
  return byKey(entries, namesOf, ({ key }) => key)
    .map(({ first: { sentences: _, ...name }, all, entries: ids }) => {
      const times = sum(all.map(({ sentences }) => sentences.length))
      return { ...name, times, entries: [...ids] }
    })
    .sort(byUse)
    .slice(0, MAX_LISTED)
}

function gatherFeelings(entries: readonly AnalysedEntry[]): GatheredFeeling[] {
  const own = (analysis: Analysis) => analysis.feelings.filter(isOwn)
  return byKey(entries, own, ({ group }) => group)
    .map(({ first: { group }, all, entries: ids }) => {
      const words = [...new Set(all.map(({ word }) => word))]
      return { group, times: all.length, words, entries: [...ids] }
    })
    .sort(byUse)
}

const byUse = (a: Used, b: Used) => b.entries.length - a.entries.length || b.times - a.times

interface Used extends Backed {
  readonly times: number
}

const isOwn = ({ whose, negated }: Feeling) => whose === 'self' && !negated

function daysWithValence(entries: readonly AnalysedEntry[]): DayValence[] {
  const byDay = new Map<string, number[]>()
  for (const { localDate, analysis } of entries)
    if (analysis.valence !== 0)
      byDay.set(localDate, [...(byDay.get(localDate) ?? []), analysis.valence])
  return [...byDay].map(([localDate, values]) => ({ localDate, valence: mean(values) }))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const roundThousandths = (value: number) => Math.round(value * 1000) / 1000
const mean = (values: readonly number[]) => roundThousandths(sum(values) / values.length)

/**
 * Adds names that one entry alone doesn't reveal, but another one does: in `Johan was late` the
 * capital proves nothing.
 */
function withKnownNames<T extends { readonly analysis: Analysis }>(entries: readonly T[]): T[] {
  const names = namesAlone(
    entries.map(({ analysis: { people, themes } }) => ({
      names: people.map(({ key }) => key),
      heads: themes.map(headOf),
    })),
  )
  const people = entries.flatMap(({ analysis }) => analysis.people)
  const known = new Map(people.filter(({ key }) => names.has(key)).map((one) => [one.key, one]))
  return entries.map((entry) => ({ ...entry, analysis: addNames(entry.analysis, known) }))
}

function addNames(analysis: Analysis, known: ReadonlyMap<string, Person>): Analysis {
  const isPerson = (theme: { readonly key: string }) => known.has(headOf(theme))
  const spoken = analysis.themes.filter(isPerson)
  if (spoken.length === 0) return analysis
  const byName = new Map(analysis.people.map((person) => [person.key, person]))
  for (const theme of spoken) {
    const person = byName.get(headOf(theme))
    const sentences = [...new Set([...(person?.sentences ?? []), ...theme.sentences])]
    const whole = person ?? known.get(headOf(theme))
    if (whole) byName.set(whole.key, { ...whole, sentences: sentences.sort((a, b) => a - b) })
  }
  return {
    ...analysis,
    themes: analysis.themes.filter((theme) => !isPerson(theme)),
    people: [...byName.values()],
  }
}
