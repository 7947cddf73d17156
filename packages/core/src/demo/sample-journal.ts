import type { Entry } from '#journal/index.ts'
import { addDays, instantOn, minuteOfDay } from '#time/index.ts'
import { markOf, SAMPLE_TAG, sampleIndex } from './sample-mark.ts'
import type { SampleText } from './sample-text.ts'
import { aYearAgo } from './texts/a-year-ago.ts'
import { firstNotes } from './texts/first-notes.ts'
import { restless } from './texts/restless.ts'
import { steadier } from './texts/steadier.ts'
import { turning } from './texts/turning.ts'

export type SampleEntry = Pick<
  Entry,
  'title' | 'content' | 'mood' | 'tags' | 'favorite' | 'localDate' | 'createdAt' | 'timeZone'
>

// Append-only: an entry is recognized by its text's position.
const texts: readonly SampleText[] = [
  ...aYearAgo,
  ...restless,
  ...firstNotes,
  ...turning,
  ...steadier,
]

/**
 * The sample journal: the four months up to yesterday, and a few days from a year ago. It's the
 * same for the same day and time zone.
 */
export function sampleJournal(today: string, timeZone: string): SampleEntry[] {
  return texts.map((text, index) => {
    const { title, content, mood, favorite = false } = text
    const from = aYearAgo.includes(text) ? yearBefore(today) : today
    const localDate = addDays(from, -text.daysAgo)
    const minute = instantOn(localDate, minuteOfDay(text.at), timeZone) ?? Date.parse(localDate)
    const createdAt = new Date(minute + markOf(index)).toISOString()
    return { title, content, mood, tags: tagsOf(text), favorite, localDate, createdAt, timeZone }
  })
}

type Known = Pick<Entry, 'title' | 'content' | 'mood' | 'tags' | 'favorite' | 'createdAt'>

/** Whether a sample is unchanged. Also false for a person's own entry. */
export function isUntouchedSample(entry: Known): boolean {
  const text = texts[sampleIndex(entry) ?? -1]
  if (!text) return false
  const { title, content, mood, favorite = false } = text
  const sameWords = entry.title === title && entry.content === content
  const sameDetails = entry.mood === mood && entry.favorite === favorite
  return sameWords && sameDetails && sameTags(entry.tags, tagsOf(text))
}

const sameTags = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join('\n') === others.toSorted().join('\n')

const tagsOf = ({ tags = [] }: SampleText) => [SAMPLE_TAG, ...tags]

/** The same day of the year before; for February 29, of the leap year before. */
function yearBefore(day: string): string {
  const years = day.endsWith('-02-29') ? 4 : 1
  return String(Number(day.slice(0, 4)) - years).padStart(4, '0') + day.slice(4)
}
