import type { Period } from '#analysis/index.ts'
import { moods } from '#preferences/index.ts'
import type { Page } from './pages.ts'

/** The mood of a period, as far as it's known. */
export interface PeriodMood {
  readonly mood: string
  readonly entries: readonly string[]
}

/** Clearly good or bad; closer to the middle, as `ok` is, it may be chance. */
const CLEAR = 0.25
/** Minimum days with a valence for a mood by words, in all and of the days written. */
const MIN_DAYS = 2
const MIN_SHARE = 1 / 3
const CLEAR_MAJORITY = 2 / 3

/** The chosen moods count first; without any, the words do, if they are clear. */
export function moodOf(pages: readonly Page[], { valenceByDay }: Period): PeriodMood | undefined {
  return chosenMood(pages) ?? moodInWords(pages, valenceByDay)
}

/** The mood that was chosen more often than all others together. */
function chosenMood(pages: readonly Page[]): PeriodMood | undefined {
  const chosen = pages.filter(({ mood }) => mood !== null)
  const byMood = Map.groupBy(chosen, ({ mood }) => mood)
  const [most] = [...byMood].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most?.[0] || most[1].length * 2 <= chosen.length) return undefined
  return { mood: moods[most[0]], entries: most[1].map(({ id }) => id) }
}

function moodInWords(pages: readonly Page[], days: Period['valenceByDay']): PeriodMood | undefined {
  // Chosen moods that differ say more than an average of words.
  const written = new Set(pages.map(({ localDate }) => localDate)).size
  const isEnough = days.length >= Math.max(MIN_DAYS, written * MIN_SHARE)
  if (pages.some(({ mood }) => mood !== null) || !isEnough) return undefined
  const good = days.filter(({ valence }) => valence > CLEAR)
  const bad = days.filter(({ valence }) => valence < -CLEAR)
  const moodFrom = (mood: string, of: Period['valenceByDay']) => {
    const on = new Set(of.map(({ localDate }) => localDate))
    const entries = pages.filter(({ localDate }) => on.has(localDate)).map(({ id }) => id)
    return { mood, entries }
  }
  if (good.length > 0 && bad.length > 0) return moodFrom('Up and down', [...good, ...bad])
  if (good.length >= days.length * CLEAR_MAJORITY) return moodFrom('Mostly good', good)
  return bad.length >= days.length * CLEAR_MAJORITY ? moodFrom('Mostly hard', bad) : undefined
}
