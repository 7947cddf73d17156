import type { Analysis } from '#analysis/index.ts'
import type { EntryEmotions } from '#emotions/index.ts'
import type { EntryRead } from '#insights/index.ts'
import { mayBeSpokenOf } from '#insights/index.ts'
import type { Entry } from '#journal/index.ts'
import { wallTime } from '#time/index.ts'
import { type FeltSentence, feltSentences } from './emotions.ts'

/** A theme of an entry. */
export interface ChartTheme {
  /** The base form of its main word first, then of the words that say more of it. */
  readonly key: string
  readonly phrase: string
}

/** The main word of a theme, by its key. */
export function headOf(key: string): string {
  const end = key.indexOf(' ')
  return end === -1 ? key : key.slice(0, end)
}

/** What charts need of an entry: numbers, names and places in the text, but no text. */
export interface ChartEntry {
  readonly id: string
  readonly localDate: string
  /** The local hour at which it was begun; null if it was backdated. */
  readonly hour: number | null
  readonly words: number
  readonly mood: Entry['mood']
  /** Whether its text was analyzed: not if it's hidden from the assistant or speaks of harm. */
  readonly isRead: boolean
  readonly themes: readonly ChartTheme[]
  readonly felt: readonly FeltSentence[]
}

type Counted = Pick<Entry, '_id' | 'localDate' | 'metadata' | 'mood'>

/** An entry for charts; the model adds sentences that name no feeling. */
export function chartEntryOf(
  entry: EntryRead['entry'],
  analysis: Analysis,
  emotions?: EntryEmotions,
): ChartEntry {
  const isRead = mayBeSpokenOf(entry)
  return {
    id: entry._id,
    localDate: entry.localDate,
    hour: hourOf(entry),
    words: entry.metadata.wordCount,
    mood: entry.mood,
    isRead,
    themes: isRead ? themesOf(analysis) : [],
    felt: isRead ? feltSentences(analysis, emotions) : [],
  }
}

function hourOf({ createdAt, timeZone, localDate }: EntryRead['entry']): number | null {
  const { day, minute } = wallTime(Date.parse(createdAt), timeZone)
  return day === localDate ? Math.floor(minute / 60) : null
}

/** Limit of themes per entry: passing mentions aren't what it's about. */
const THEMES = 12

function themesOf({ themes, people }: Analysis): ChartTheme[] {
  const names = people.map(({ key, name }) => ({ key: `who:${key}`, phrase: bare(name) }))
  return [...names, ...themes.map(({ key, phrase }) => ({ key, phrase }))].slice(0, THEMES)
}

const bare = (name: string) => name.replace(/^my\s/i, '')

/** The valence of a chosen mood. */
const moodValence: Readonly<Record<NonNullable<Entry['mood']>, number>> = {
  happy: 0.8,
  calm: 0.5,
  neutral: 0,
  anxious: -0.5,
  sad: -0.7,
  overwhelmed: -0.8,
}

/** The valence of an entry, from -1 to 1: the chosen mood, else what the text says, else null. */
export function valenceOfEntry({ mood, felt }: ChartEntry): number | null {
  if (mood) return moodValence[mood]
  let [sum, count] = [0, 0]
  for (const { valence } of felt) {
    if (valence === 0) continue
    sum += valence
    count += 1
  }
  return count === 0 ? null : sum / count
}

/** An entry that isn't analyzed yet: it can only be counted. */
export function unreadEntry({ _id, localDate, metadata, mood }: Counted): ChartEntry {
  return {
    id: _id,
    localDate,
    words: metadata.wordCount,
    mood,
    hour: null,
    isRead: false,
    themes: [],
    felt: [],
  }
}
