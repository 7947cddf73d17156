import { loadAnalyser } from '#analysis/index.ts'
import { anEntry } from '#testing/index.ts'
import type { EntryRead } from '../entry-read.ts'

const { analyse } = await loadAnalyser()

type More = Partial<EntryRead['entry']>

/** An entry of a day, read. */
export function readOn(localDate: string, content: string, more: More = {}): EntryRead {
  const words = content.split(/\s+/).length
  const entry = anEntry({
    _id: `${localDate} ${content.slice(0, 12)}`,
    content,
    localDate,
    timeZone: 'UTC',
    createdAt: `${localDate}T19:30:00.000Z`,
    metadata: { wordCount: words, keywords: [] },
    ...more,
  })
  return { entry, analysis: analyse(content) }
}

/** Entries of consecutive days from a first one of November 2026. */
export function novemberFrom(first: number, ...texts: readonly string[]): EntryRead[] {
  return texts.map((text, index) =>
    readOn(`2026-11-${String(first + index).padStart(2, '0')}`, text),
  )
}
