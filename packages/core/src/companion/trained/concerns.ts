import { CONCERNS, type Concern, type Verdict, verdictOf } from '#safety/index.ts'
import type { Sensed } from './sense.ts'

/** From this chance of any danger on, a text gets the support card. */
const SURE_OF_DANGER = 0.7

/** Whose danger the trained model hears in a text, where the phrases of the rules find none. */
function concernsIn({ concerns }: Sensed): readonly Concern[] {
  const heard = concerns.filter(({ id }) => id !== 'none')
  const chance = heard.reduce((sum, { p }) => sum + p, 0)
  const [likeliest] = heard
  if (chance < SURE_OF_DANGER || !likeliest) return []
  return CONCERNS.filter((concern) => concern === likeliest.id)
}

/** What texts hint at without any of the phrases that the rules know. */
export const dangerIn = (sensed: readonly Sensed[]): Verdict =>
  verdictOf(new Set(sensed.flatMap(concernsIn)))
