import { addDays, dayNumber } from '#time/index.ts'
import type { ChartEntry, ChartTheme } from './chart-entry.ts'
import { entriesBySpan, type Range, type Span, spansOf, within } from './range.ts'
import { onlyMost, type Reading, said, told, tooFew } from './reading.ts'

interface ThemePoint {
  readonly key: string
  readonly entries: readonly string[]
}

/** In how many of the entries that were read a theme came up, in each half of the range. */
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

export const LEAST_FOR_THEMES = 8
const PIECES = 14
const MOST = 6
/** Twice may be chance. */
const SHOWN_FROM = 3

/** What somebody writes about more than before, and what less. */
export function themesOverTime(entries: readonly ChartEntry[], range: Range): ThemesOverTime {
  const spans = spansOf(range, PIECES)
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
        ...{ phrase: matter.phrase, key: matter.key, entries: ids(matter.entries) },
        ...{ before: earlier, after: matter.entries.length - earlier },
        points: spans.map(({ from }, index) => ({
          ...{ key: `${matter.key}/${from}`, entries: ids(parts[index] ?? []) },
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

/** What entries speak of, what is in most of them first; as many as are shown. */
function mattersOf(entries: readonly ChartEntry[]): Matter[] {
  const heads = [...timesOfHeads(entries)].sort(([, a], [, b]) => b - a)
  let found: Matter[] = []
  for (const [head, times] of heads) {
    // No matter is in more entries than its head comes up: further ones are in fewer.
    if (times < Math.max(SHOWN_FROM, found[MOST - 1]?.entries.length ?? 0)) break
    found = [...found, matterOf(head, entries)]
      .filter((matter) => matter.entries.length >= SHOWN_FROM)
      .sort((a, b) => b.entries.length - a.entries.length || (a.key < b.key ? -1 : 1))
      .slice(0, MOST)
  }
  return found
}

/** Counted first: thousands of entries speak of much that is never shown. */
function timesOfHeads(entries: readonly ChartEntry[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { themes } of entries)
    for (const { key } of themes) {
      const head = headOf(key)
      times.set(head, (times.get(head) ?? 0) + 1)
    }
  return times
}

function headOf(key: string): string {
  const end = key.indexOf(' ')
  return end === -1 ? key : key.slice(0, end)
}

/** The words that hold for all its entries: where one says `bags`, they are no `bin bags` in all. */
function matterOf(head: string, among: readonly ChartEntry[]): Matter {
  const isOf = ({ key }: ChartTheme) => headOf(key) === head
  const all = among.flatMap(({ themes }) => themes.filter(isOf))
  const key = all.some((theme) => theme.key === head) ? head : commonest(all.map(keyOf))
  const entries = among.filter(({ themes }) =>
    themes.some((theme) => isOf(theme) && covers(theme.key, key)),
  )
  const phrase = commonest(all.filter((theme) => theme.key === key).map((theme) => theme.phrase))
  return { key, phrase, entries }
}

const keyOf = ({ key }: ChartTheme) => key

/** Whether the first says all that the second says. */
function covers(wide: string, narrow: string): boolean {
  const words = wide.split(' ')
  return narrow.split(' ').every((word) => words.includes(word))
}

function commonest(some: readonly string[]): string {
  const counts = [...Map.groupBy(some, (one) => one)].map(([one, of]) => [one, of.length] as const)
  return counts.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? ''
}

function readingOf(themes: readonly ThemeOverTime[], halves: Halves): Reading {
  const count = halves.before + halves.after
  if (count < LEAST_FOR_THEMES) return tooFew(LEAST_FOR_THEMES, count, ' whose words are read')
  if (themes.length === 0) return told('Nothing came up in three entries of this time or more.')
  const [risen, fallen] = canCompare(halves) ? [themes[0], themes.at(-1)] : []
  const hasRisen = risen && rise(risen, halves) > 0 && risen.after >= SHOWN_FROM
  const hasFallen = fallen && rise(fallen, halves) < 0 && fallen.before >= SHOWN_FROM
  const from = (theme: ThemeOverTime) =>
    `from ${said(theme.before)} of ${said(halves.before)} entries in the first half of this time ` +
    `to ${said(theme.after)} of ${said(halves.after)} in the second`
  const fell = fallen && `“${fallen.phrase}” fell from ${shares(fallen, halves)}`
  if (hasRisen && hasFallen)
    return told(`“${risen.phrase}” rose ${from(risen)}; ${fell}.`, [risen.key, fallen.key])
  if (hasRisen) return told(`“${risen.phrase}” rose ${from(risen)}.`, [risen.key])
  if (hasFallen) return told(`“${fallen.phrase}” fell ${from(fallen)}.`, [fallen.key])
  return mostOf(themes, count)
}

/** With their wholes: of more entries, more can be less. */
const shares = ({ before, after }: ThemeOverTime, halves: Halves) =>
  `${said(before)} of ${said(halves.before)} to ${said(after)} of ${said(halves.after)}`

/** Of hardly any entries a share says nothing. */
const canCompare = ({ before, after }: Halves) => before >= SHOWN_FROM && after >= SHOWN_FROM

function mostOf(themes: readonly ThemeOverTime[], count: number): Reading {
  const most = onlyMost(themes, ({ entries }) => entries.length)
  if (!most) return told(`${said(themes.length)} matters came up in three entries or more.`)
  const times = `in ${said(most.entries.length)} of ${said(count)} entries`
  return told(`“${most.phrase}” came up most, ${times}.`, [most.key])
}
