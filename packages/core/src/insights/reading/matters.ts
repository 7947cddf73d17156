import type { GatheredName, GatheredTheme, Period } from '#analysis/index.ts'
import type { Topic } from '#companion/index.ts'
import type { Page } from './pages.ts'

/** A person or thing that entries mention. */
export interface Matter {
  /** Fits after any verb: `your sister`, `the move`, `Dan`. */
  readonly name: string
  /** The same without article or possessive: `sister`, `move`, `Dan`. */
  readonly phrase: string
  readonly key: string
  readonly isPerson: boolean
  readonly entries: readonly string[]
  /** In how many sentences. */
  readonly times: number
}

/** What entries are about, in the writer's words, the most prominent first. */
export function mattersOf(pages: readonly Page[], period: Period): Matter[] {
  const names = [...period.people, ...period.places].flatMap((name) => asMatter(name, pages))
  const themes = period.themes.flatMap((theme) => asMatter(theme, pages, wordsForAll(theme, pages)))
  return [...names, ...themes].sort((a, b) => roomOf(b) - roomOf(a))
}

const roomOf = ({ entries, times, isPerson }: Matter) =>
  entries.length * (isPerson ? 1.5 : 1) + times * 0.3

export const isEnglish = ({ reading }: Page) => reading.analysis.language === 'en'

type Gathered = GatheredTheme | GatheredName

function asMatter(found: Gathered, pages: readonly Page[], key = found.key): Matter[] {
  const ids = new Set(found.entries)
  const of = pages.filter(({ id }) => ids.has(id))
  const named = of.flatMap(({ reading }) => reading.topics.filter((topic) => topic.key === key))
  const times = named.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const [topic] = named
  if (topic) {
    const { name, isPerson } = topic
    return [{ name, phrase: bare(name), key, isPerson, entries: found.entries, times }]
  }
  // In another language, names can't be recognized: words keep their spelling.
  if (!('phrase' in found) || of.some(isEnglish)) return []
  const { phrase, entries } = found
  return [{ name: `“${phrase}”`, phrase, key, isPerson: false, entries, times: of.length }]
}

/** The key that is true of every entry: if one says `bags`, they aren't all `bin bags`. */
function wordsForAll({ key, entries }: GatheredTheme, pages: readonly Page[]): string {
  const ids = new Set(entries)
  const keys = pages
    .filter(({ id }) => ids.has(id))
    .flatMap(({ reading }) => reading.analysis.themes.map((theme) => theme.key))
    .filter((other) => isPartOf(other, key))
  return keys.toSorted((a, b) => a.length - b.length)[0] ?? key
}

function isPartOf(part: string, key: string): boolean {
  const words = key.split(' ')
  return part.split(' ')[0] === words[0] && part.split(' ').every((word) => words.includes(word))
}

const bare = (name: Topic['name']) => name.replace(/^(?:your|the)\s/i, '').replace(/[“”]/g, '')
