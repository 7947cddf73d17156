import { dayNumber } from '#time/index.ts'
import { entriesOf, textsOf } from './claims.ts'
import { emotionMonths } from './emotion-months.ts'
import type { EntryRead, Made } from './entry-read.ts'
import { materialOf } from './material.ts'
import { partsOf } from './parts.ts'
import { emotionsOverTime } from './patterns.ts'
import type { SpanPeriod } from './period.ts'
import type { SpanSummary } from './summary-schema.ts'
import { reflectionOf, summaryOf } from './weekly.ts'

/** The most that is listed of each, more than of a week. */
const LISTED = { themes: 8, highlights: 5, emotions: 6 }

/**
 * The summary of a year or of chosen days, by rules. It isn't compared with the time before, of
 * which only a part would be read.
 */
export function spanFrom(entries: readonly EntryRead[], period: SpanPeriod): Made<SpanSummary> {
  const material = materialOf(entries, [], period)
  const days = dayNumber(period.to) - dayNumber(period.from) + 1
  const reflection = reflectionOf(material)
  const parts = partsOf(material, days, reflection.text)
  const { summary, backing, readCount } = summaryOf(material, { reflection, parts, listed: LISTED })
  const patterns = emotionsOverTime(material)
  return {
    summary: {
      ...summary,
      parts: textsOf(parts),
      emotionalPatterns: textsOf(patterns),
      emotionMonths: emotionMonths(material),
    },
    backing: { ...backing, parts: entriesOf(parts), emotionalPatterns: entriesOf(patterns) },
    readCount,
  }
}
