import { isNameAlone } from '#analysis/index.ts'
import { type ChartEntry, type ChartTheme, headOf } from './chart-entry.ts'

/** A theme, and where the entries stand that it comes up in; ascending, each once. */
export interface CommonTheme extends ChartTheme {
  readonly places: readonly number[]
}

/** All mentions with one key. Thousands of entries share few keys, so most work is done per key. */
interface Mentions {
  readonly key: string
  readonly head: string
  readonly phrases: string[]
  /** Where the entry of each phrase stands; ascending. */
  readonly places: number[]
}

interface Limits {
  /** How many themes at most. */
  readonly most: number
  /** A theme of fewer entries is left out. */
  readonly least: number
}

/** Entries, and their themes by key. */
export interface ThemeMentions {
  readonly entries: readonly ChartEntry[]
  readonly byKey: ReadonlyMap<string, Mentions>
}

/** The themes of the most entries. */
export function commonThemes({ byKey }: ThemeMentions, { most, least }: Limits): CommonTheme[] {
  const heads = [...byHead(mergePersons(byKey))].map(([head, mentions]) => {
    return { head, mentions, times: sum(mentions.map(({ places }) => places.length)) }
  })
  let found: Found[] = []
  for (const { head, mentions, times } of heads.sort((a, b) => b.times - a.times)) {
    // Early exit: a theme can't be in more entries than its head word.
    if (times < Math.max(least, found[most - 1]?.places.length ?? 0)) break
    const theme = themeOf(head, mentions)
    if (theme.places.length < least) continue
    found = [...found, theme]
      .sort((a, b) => b.places.length - a.places.length || (a.key < b.key ? -1 : 1))
      .slice(0, most)
  }
  return found.map(({ key, mentions, places }) => ({
    key,
    phrase: phraseOf(key, mentions),
    places,
  }))
}

interface Found extends Pick<CommonTheme, 'key' | 'places'> {
  readonly mentions: readonly Mentions[]
}

/** Finds the themes of entries. */
export function mentionsOf(entries: readonly ChartEntry[]): ThemeMentions {
  const byKey = new Map<string, Mentions>()
  for (const [place, { themes }] of entries.entries())
    for (const { key, phrase } of themes) {
      let mentions = byKey.get(key)
      if (!mentions) {
        mentions = { key, head: headOf(key), phrases: [], places: [] }
        byKey.set(key, mentions)
      }
      mentions.phrases.push(phrase)
      mentions.places.push(place)
    }
  return { entries, byKey }
}

function byHead(all: Iterable<Mentions>): Map<string, Mentions[]> {
  return Map.groupBy(all, ({ head }) => head)
}

const WHO = 'who:'

/**
 * Merges spellings of a person into one theme. At the beginning of a sentence, or in lower case, a
 * word can't be recognized as a name on its own, but it can be matched with a name that another
 * entry has.
 */
function mergePersons(byKey: ReadonlyMap<string, Mentions>): Mentions[] {
  const heads = byHead(byKey.values())
  const persons = new Map<string, Mentions>()
  for (const named of byKey.values()) {
    if (!named.key.startsWith(WHO)) continue
    const name = named.key.slice(WHO.length)
    const asName = new Set(named.places)
    const words = (heads.get(name) ?? []).flatMap(({ places }) => places)
    const asWord = new Set(words.filter((place) => !asName.has(place)))
    if (isNameAlone(name, { asName: asName.size, asWord: asWord.size })) persons.set(name, named)
  }
  // `johan on the way home` is about him, too.
  return [...byKey.values()].map((mentions) => {
    const person = persons.get(mentions.head)
    if (!person) return mentions
    const { key, head, phrases } = person
    return {
      key,
      head,
      places: mentions.places,
      phrases: mentions.phrases.map(() => phrases[0] ?? ''),
    }
  })
}

/** The words that are true of all entries: if one says `bags`, they aren't all `bin bags`. */
function themeOf(head: string, mentions: readonly Mentions[]): Found {
  const keys = new Map<string, number>()
  for (const { key, places } of mentions) keys.set(key, (keys.get(key) ?? 0) + places.length)
  const key = keys.has(head) ? head : commonest(keys)
  return { key, mentions, places: placesOf(mentions.filter((one) => covers(one.key, key))) }
}

function placesOf(all: readonly Mentions[]): readonly number[] {
  const [only, ...others] = all
  const places = only && others.length === 0 ? only.places : sortedPlaces(all)
  return places.filter((place, at) => place !== places[at - 1])
}

function sortedPlaces(all: readonly Mentions[]): readonly number[] {
  return Array.from(new Uint32Array(all.flatMap(({ places }) => places)).sort())
}

/** Whether the first says all that the second says. */
function covers(wide: string, narrow: string): boolean {
  const words = wide.split(' ')
  return narrow.split(' ').every((word) => words.includes(word))
}

/** The wording that is used most often. */
function phraseOf(key: string, mentions: readonly Mentions[]): string {
  const counts = new Map<string, number>()
  for (const { phrases } of mentions.filter((one) => one.key === key))
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  return commonest(counts)
}

function commonest(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? ''
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
