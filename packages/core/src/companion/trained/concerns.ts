import { CONCERNS, type Concern } from '#safety/index.ts'
import type { Sensed } from './sense.ts'

/** From this chance of any danger on, a text gets the support card. */
const SURE_OF_DANGER = 0.7

/** Whose danger the trained model hears in a text, where the phrases of the rules find none. */
export function concernsIn({ concerns }: Sensed): readonly Concern[] {
  const heard = concerns.filter(({ id }) => id !== 'none')
  const chance = heard.reduce((sum, { p }) => sum + p, 0)
  const [likeliest] = heard
  if (chance < SURE_OF_DANGER || !likeliest) return []
  return CONCERNS.filter((concern) => concern === likeliest.id)
}
