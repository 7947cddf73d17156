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
  return mergePeople([...names, ...themes]).sort((a, b) => roomOf(b) - roomOf(a))
}

/** `Dan` and `Chef Dan` are one, if no one else is called so; so is a name that is once read as a thing. */
function mergePeople(matters: readonly Matter[]): Matter[] {
  const kept: Matter[] = []
  for (const matter of matters.toSorted((a, b) => a.phrase.length - b.phrase.length)) {
    const same = kept.findIndex((other) => isSamePerson(other, matter, matters))
    const [known] = same === -1 ? [] : kept.splice(same, 1)
    kept.push(known ? joined(known, matter) : matter)
  }
  return kept
}

function isSamePerson(one: Matter, other: Matter, all: readonly Matter[]): boolean {
  if (one.phrase === other.phrase) return one.isPerson || other.isPerson
  if (!one.isPerson || !other.isPerson) return false
  const words = one.phrase.split(' ')
  const isPart = ({ phrase }: Matter) => words.every((word) => phrase.split(' ').includes(word))
  return isPart(other) && new Set(all.filter(isPart).map(({ phrase }) => phrase)).size === 2
}

const joined = (one: Matter, other: Matter): Matter => ({
  ...one,
  isPerson: true,
  entries: [...new Set([...one.entries, ...other.entries])].sort(),
  times: one.times + other.times,
})

const roomOf = ({ entries, times, isPerson }: Matter) =>
  entries.length * (isPerson ? 1.5 : 1) + times * 0.3

export const isEnglish = ({ reading }: Page) => reading.analysis.language === 'en'

/** `Corn 4.31. Beans 10.12.` may be in any language: we don't call it another one. */
const MAX_WORDS_OF_NOTE = 12
const isTerse = ({ text, analysis: { language, wordCount } }: Page['reading']) =>
  language === 'unknown' && wordCount <= MAX_WORDS_OF_NOTE && !/(?![A-Za-z])\p{L}/u.test(text)

/** Whether an entry is in another language than the one that is read closely. */
export const isForeign = (page: Page) => !isEnglish(page) && !isTerse(page.reading)

type Gathered = GatheredTheme | GatheredName

function asMatter(found: Gathered, pages: readonly Page[], key = found.key): Matter[] {
  const ids = new Set(found.entries)
  const of = pages.filter(({ id }) => ids.has(id))
  const named = of.flatMap(({ reading }) => reading.topics.filter((topic) => topic.key === key))
  const times = named.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const [topic] = named
  if (topic) {
    const { name, isPerson } = topic
    if (!isPerson && OF_OTHERS.test(name)) return []
    return [{ name, phrase: bare(name), key, isPerson, entries: found.entries, times }]
  }
  // In another language, names can't be recognized: words keep their spelling.
  if (!('phrase' in found) || of.some(isEnglish) || !of.some(isForeign)) return []
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

/** `His beard` is nothing of the writer's. */
const OF_OTHERS = /^“?(?:his|her|their)\s/i
const bare = (name: Topic['name']) => name.replace(/^(?:your|the)\s/i, '').replace(/[“”]/g, '')
