import { namesAlone } from '#analysis/index.ts'
import { addDays, dayNumber } from '#time/index.ts'
import { type ChartEntry, type ChartTheme, headOf } from './chart-entry.ts'
import { entriesBySpan, type Range, type Span, spansOf, within } from './range.ts'
import { formatNumber, isNotable, makeReading, type Reading, tooFew } from './reading.ts'

interface ThemePoint {
  readonly key: string
  readonly entries: readonly string[]
}

/** In how many analyzed entries a theme came up, in each half of the range. */
export interface ThemeOverTime {
  readonly phrase: string
  readonly key: string
  readonly entries: readonly string[]
  readonly before: number
  readonly after: number
  /** One for each piece of the range. */
  readonly points: readonly ThemePoint[]
}

export interface ThemesOverTime {
  readonly spans: readonly Span[]
  /** Those that rose most first, those that fell most last. */
  readonly themes: readonly ThemeOverTime[]
  /** How many entries were read in each half. */
  readonly read: { readonly before: number; readonly after: number }
  readonly reading: Reading
}

export const MIN_ENTRIES_FOR_THEMES = 8
const PIECES = 14
const MAX_THEMES = 6
/** Twice may be chance. */
const SHOWN_FROM = 3

const WHO = 'who:'

/** Which themes come up more often than before, and which less. */
export function themesOverTime(entries: readonly ChartEntry[], range: Range): ThemesOverTime {
  const spans = spansOf(range, PIECES, entries)
  const read = within(entries, range).filter(({ isRead }) => isRead)
  const middle = addDays(range.from, Math.ceil((dayNumber(range.to) - dayNumber(range.from)) / 2))
  const isBefore = ({ localDate }: ChartEntry) => localDate < middle
  const before = read.filter(isBefore).length
  const halves = { before, after: read.length - before }
  const themes = mattersOf(read)
    .map((matter): ThemeOverTime => {
      const parts = entriesBySpan(matter.entries, spans)
      const earlier = matter.entries.filter(isBefore).length
      return {
        phrase: matter.phrase,
        key: matter.key,
        entries: ids(matter.entries),
        before: earlier,
        after: matter.entries.length - earlier,
        points: spans.map(({ from }, index) => ({
          key: `${matter.key}/${from}`,
          entries: ids(parts[index] ?? []),
        })),
      }
    })
    .sort((a, b) => rise(b, halves) - rise(a, halves))
  return { spans, themes, read: halves, reading: readingOf(themes, halves) }
}

const ids = (entries: readonly ChartEntry[]) => entries.map(({ id }) => id)

type Halves = ThemesOverTime['read']
const share = (count: number, all: number) => (all === 0 ? 0 : count / all)
const rise = ({ before, after }: ThemeOverTime, halves: Halves) =>
  share(after, halves.after) - share(before, halves.before)

interface Matter extends ChartTheme {
  readonly entries: readonly ChartEntry[]
}

/** Where themes with some head come up: the entry of each stands at its place. */
interface Mentions {
  readonly themes: ChartTheme[]
  readonly entries: ChartEntry[]
}

/** The themes of the most entries, as many as are shown. */
function mattersOf(entries: readonly ChartEntry[]): Matter[] {
  const heads = [...mentionsOf(entries)].sort(([, a], [, b]) => timesOf(b) - timesOf(a))
  let found: Matter[] = []
  for (const [head, mentions] of heads) {
    // Early exit: a theme can't be in more entries than its head word.
    if (timesOf(mentions) < Math.max(SHOWN_FROM, found[MAX_THEMES - 1]?.entries.length ?? 0)) break
    const matter = matterOf(head, mentions)
    if (matter.entries.length < SHOWN_FROM) continue
    found = [...found, matter]
      .sort((a, b) => b.entries.length - a.entries.length || (a.key < b.key ? -1 : 1))
      .slice(0, MAX_THEMES)
  }
  return found
}

const timesOf = ({ themes }: Mentions) => themes.length

/** Indexed once: thousands of entries have many themes that are never shown. */
function mentionsOf(entries: readonly ChartEntry[]): Map<string, Mentions> {
  const byHead = new Map<string, Mentions>()
  const named = byPerson(entries)
  for (const entry of entries)
    for (const mentioned of entry.themes) {
      const theme = named(mentioned)
      const head = headOf(theme.key)
      const mentions = byHead.get(head) ?? { themes: [], entries: [] }
      if (timesOf(mentions) === 0) byHead.set(head, mentions)
      mentions.themes.push(theme)
      mentions.entries.push(entry)
    }
  return byHead
}

/** The words that are true of all entries: if one says `bags`, they aren't all `bin bags`. */
function matterOf(head: string, { themes, entries }: Mentions): Matter {
  const keys = countsOf(themes, ({ key }) => key)
  const key = keys.has(head) ? head : commonest(keys)
  const covering = new Set([...keys.keys()].filter((one) => covers(one, key)))
  const phrases = countsOf(themes, (theme) => (theme.key === key ? theme.phrase : undefined))
  const of: ChartEntry[] = []
  // Mentions of one entry are adjacent.
  for (const [at, entry] of entries.entries())
    if (covering.has(themes[at]?.key ?? '') && of.at(-1) !== entry) of.push(entry)
  return { key, phrase: commonest(phrases), entries: of }
}

/** Whether the first says all that the second says. */
function covers(wide: string, narrow: string): boolean {
  const words = wide.split(' ')
  return narrow.split(' ').every((word) => words.includes(word))
}

type Counts = ReadonlyMap<string, number>

function countsOf(
  themes: readonly ChartTheme[],
  nameOf: (theme: ChartTheme) => string | undefined,
): Counts {
  const counts = new Map<string, number>()
  for (const theme of themes) {
    const name = nameOf(theme)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function commonest(counts: Counts): string {
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? ''
}

function readingOf(themes: readonly ThemeOverTime[], halves: Halves): Reading {
  const count = halves.before + halves.after
  if (count < MIN_ENTRIES_FOR_THEMES)
    return tooFew(MIN_ENTRIES_FOR_THEMES, count, ' with text we can read')
  if (themes.length === 0) return makeReading('No theme came up in three or more entries.')
  const [risen, fallen] = canCompare(halves) ? [themes[0], themes.at(-1)] : []
  const hasRisen = risen && isNotable(rise(risen, halves)) && risen.after >= SHOWN_FROM
  const hasFallen = fallen && isNotable(-rise(fallen, halves)) && fallen.before >= SHOWN_FROM
  const from = (theme: ThemeOverTime) =>
    `from ${formatNumber(theme.before)} of ${formatNumber(halves.before)} entries in the first half ` +
    `to ${formatNumber(theme.after)} of ${formatNumber(halves.after)} in the second`
  const fell = fallen && `“${fallen.phrase}” fell from ${shares(fallen, halves)}`
  if (hasRisen && hasFallen)
    return makeReading(`“${risen.phrase}” rose ${from(risen)}; ${fell}.`, [risen.key, fallen.key])
  if (hasRisen) return makeReading(`“${risen.phrase}” rose ${from(risen)}.`, [risen.key])
  if (hasFallen) return makeReading(`“${fallen.phrase}” fell ${from(fallen)}.`, [fallen.key])
  return mostOf(themes, count)
}

/** With the totals: a larger count of more entries can be a smaller share. */
const shares = ({ before, after }: ThemeOverTime, halves: Halves) =>
  `${formatNumber(before)} of ${formatNumber(halves.before)} to ${formatNumber(after)} of ${formatNumber(halves.after)}`

/** A share of very few entries says nothing. */
const canCompare = ({ before, after }: Halves) => before >= SHOWN_FROM && after >= SHOWN_FROM

/** The most frequent theme: one, or two or three that tie. */
function mostOf(themes: readonly ThemeOverTime[], count: number): Reading {
  const times = Math.max(...themes.map(({ entries }) => entries.length))
  const most = themes.filter(({ entries }) => entries.length === times)
  const among = `in ${formatNumber(times)} of ${formatNumber(count)} entries`
  // There may be more than are shown.
  const orMore = most.length === MAX_THEMES ? ' or more' : ''
  if (most.length > 3)
    return makeReading(
      `${formatNumber(most.length)}${orMore} themes came up equally often, ${among} each.`,
    )
  const phrases = most.map(({ phrase }) => `“${phrase}”`)
  const last = phrases.pop()
  const names = phrases.length > 0 ? `${phrases.join(', ')} and ${last}` : last
  const each = most.length > 1 ? ' each' : ''
  return makeReading(
    `${names} came up most, ${among}${each}.`,
    most.map(({ key }) => key),
  )
}

/**
 * Merges spellings of a person into one theme. At the beginning of a sentence, or in lower case, a
 * word can't be recognized as a name on its own, but it can be matched with a name that another
 * entry has.
 */
function byPerson(entries: readonly ChartEntry[]): (theme: ChartTheme) => ChartTheme {
  const names = namesAlone(
    entries.map(({ themes }) => ({
      names: themes.flatMap(({ key }) => (key.startsWith(WHO) ? [key.slice(WHO.length)] : [])),
      heads: themes.map(({ key }) => headOf(key)),
    })),
  )
  const known = new Map<string, ChartTheme>()
  for (const { themes } of entries)
    for (const theme of themes) {
      const name = theme.key.startsWith(WHO) ? theme.key.slice(WHO.length) : ''
      if (names.has(name) && !known.has(name)) known.set(name, theme)
    }
  // `johan on the way home` is about him, too.
  return (theme) => known.get(headOf(theme.key)) ?? theme
}
