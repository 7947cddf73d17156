import { monthName, type SpanSummary } from '#insights/index.ts'
import type { BookChart, Level } from './book.ts'
import { type Counted, mostWords, sums } from './charts.ts'
import { plural, type Span } from './days-in-words.ts'

type EmotionMonths = SpanSummary['emotionMonths']

/** The charts that only a year has: its words by month, and the feelings that its months name. */
export function yearCharts(
  entries: readonly Counted[],
  span: Span,
  emotions: EmotionMonths,
): BookChart[] {
  return [wordsByMonth(entries, span), ...feelingsByMonth(emotions)]
}

function wordsByMonth(entries: readonly Counted[], { from }: Span): BookChart {
  const perMonth = sums(entries, ({ localDate }) => localDate.slice(0, 7))
  const months = MONTHS.map((month) => `${from.slice(0, 4)}-${month}`)
  const points = months.map((month) => ({
    name: monthName(month),
    words: perMonth.get(month) ?? 0,
  }))
  return {
    title: 'Words per month',
    sentence: mostWords(points, 'month'),
    shape: {
      kind: 'bars',
      bars: points.map(({ name, words: value }) => ({ label: name.slice(0, 3), value })),
    },
  }
}

const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))

/** Only entries that were read, and feelings that they name, count. */
function feelingsByMonth({ months, rows }: EmotionMonths): BookChart[] {
  if (rows.length === 0) return []
  const most = Math.max(...rows.flatMap(({ entries }) => entries))
  return [
    {
      title: 'Feelings you named',
      sentence: `${rowsInWords(months, rows)} The darker a month, the more entries name the feeling.`,
      shape: {
        kind: 'grid',
        columns: months.map((month) => monthName(month).slice(0, 3)),
        rows: rows.map(({ emotion, entries }) => ({
          name: capital(emotion),
          cells: entries.map((count) => Math.ceil((MAX_LEVEL * count) / most) as Level),
        })),
      },
    },
  ]
}

const MAX_LEVEL = 4
/** As many as a sentence holds. */
const MAX_NAMED = 3

/** `Joy in 12 entries, most of them in May (4); fear in 1 entry.` */
function rowsInWords(months: readonly string[], rows: EmotionMonths['rows']): string {
  const counted = rows
    .map(({ emotion, entries }) => ({ emotion, entries, all: entries.reduce((a, b) => a + b, 0) }))
    .toSorted((a, b) => b.all - a.all)
    .slice(0, MAX_NAMED)
  const said = counted.map(({ emotion, entries, all }) => {
    const most = Math.max(...entries)
    const at = entries.indexOf(most)
    const isOnly = most > 1 && entries.lastIndexOf(most) === at
    const where = isOnly ? `, most in ${monthName(months[at] ?? '')} (${most})` : ''
    return `${emotion} in ${plural(all, 'entry', 'entries')}${where}`
  })
  return `${capital(said.join('; '))}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
