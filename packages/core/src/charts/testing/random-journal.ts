import { addDays } from '#time/index.ts'
import type { ChartEntry } from '../chart-entry.ts'
import { chartEmotions, valenceOfEmotions } from '../emotions.ts'

const MOODS = ['happy', 'calm', 'neutral', 'anxious', 'sad', 'overwhelmed', null, null] as const
const THEMES = ['garden', 'sister', 'interview job', 'interview', 'sleep', 'river'] as const

/** An entry like any other, but for what the test says of it. */
export function aChartEntry(parts: Partial<ChartEntry> = {}): ChartEntry {
  return {
    id: 'one',
    localDate: '2026-03-14',
    hour: 9,
    words: 100,
    mood: null,
    isRead: true,
    themes: [],
    felt: [],
    ...parts,
  }
}

interface JournalShape {
  /** It goes back so many days from its last one. */
  readonly days?: number
  readonly last?: string
  /** How many entries it has at most. */
  readonly most?: number
}

/** A journal by chance. */
export function randomJournal(
  random: () => number,
  { days = 200, most = 80, last = '2026-12-31' }: JournalShape = {},
): ChartEntry[] {
  const below = (count: number) => Math.floor(random() * count)
  return Array.from({ length: below(most + 1) }, (_, index) => {
    const felt = Array.from({ length: below(3) }, (_, at) => {
      const emotions = chartEmotions.filter(() => random() < 0.25)
      return { start: at * 10, end: at * 10 + 9, emotions, valence: valenceOfEmotions(emotions) }
    })
    return aChartEntry({
      id: `entry${index}`,
      localDate: addDays(last, -below(days)),
      felt,
      hour: random() < 0.8 ? below(24) : null,
      words: below(40) * 10,
      mood: MOODS[below(MOODS.length)] ?? null,
      isRead: random() < 0.9,
      themes: THEMES.filter(() => random() < 0.3).map((key) => ({ key, phrase: key })),
    })
  })
}
