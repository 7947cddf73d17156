import { addDays, dayNumber } from '#time/index.ts'
import type { ChartEntry } from './chart-entry.ts'
import { commonThemes, mentionsOf, type ThemeMentions } from './common-themes.ts'
import { entriesBySpan, type Range, readWithin, type Span, spansOf } from './range.ts'
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

/** The themes of the analyzed entries of a range. */
export function themeMentions(entries: readonly ChartEntry[], range: Range): ThemeMentions {
  return mentionsOf(readWithin(entries, range))
}

/** Which themes come up more often than before, and which less. */
export function themesOverTime(
  entries: readonly ChartEntry[],
  range: Range,
  mentions = themeMentions(entries, range),
): ThemesOverTime {
  const spans = spansOf(range, PIECES, entries)
  const read = mentions.entries
  const middle = addDays(range.from, Math.ceil((dayNumber(range.to) - dayNumber(range.from)) / 2))
  const before = read.filter(({ localDate }) => localDate < middle).length
  const halves = { before, after: read.length - before }
  const ends = endsOf(read, spans)
  const themes = commonThemes(mentions, { most: MAX_THEMES, least: SHOWN_FROM })
    .map(({ key, phrase, places }): ThemeOverTime => {
      const ids = places.map((place) => read[place]?.id ?? '')
      const earlier = countBelow(places, before)
      const cuts = [0, ...ends.map((end) => countBelow(places, end))]
      return {
        phrase,
        key,
        entries: ids,
        before: earlier,
        after: places.length - earlier,
        points: spans.map(({ from }, index) => ({
          key: `${key}/${from}`,
          entries: ids.slice(cuts[index], cuts[index + 1]),
        })),
      }
    })
    .sort((a, b) => rise(b, halves) - rise(a, halves))
  return { spans, themes, read: halves, reading: readingOf(themes, halves) }
}

/** How many entries stand before the end of each span. They are in the order of their days. */
function endsOf(read: readonly ChartEntry[], spans: readonly Span[]): number[] {
  let end = 0
  return entriesBySpan(read, spans).map((part) => {
    end += part.length
    return end
  })
}

/** How many of some ascending numbers are below a limit, by binary search. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}

type Halves = ThemesOverTime['read']
const share = (count: number, all: number) => (all === 0 ? 0 : count / all)
const rise = ({ before, after }: ThemeOverTime, halves: Halves) =>
  share(after, halves.after) - share(before, halves.before)

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
