import { CONCERNS, type Concern } from '#safety/index.ts'
import type { Sensed } from './sense.ts'

/**
 * From this chance of any danger on, a text gets the support card. The longer a text is, the more of
 * it only looks like danger. How they were chosen: docs/safety.md.
 */
const SURE_OF_DANGER = [
  { chars: 120, chance: 0.8 },
  { chars: 250, chance: 0.9 },
  { chars: Number.POSITIVE_INFINITY, chance: 0.95 },
]

/** What asks the assistant for something seldom hints at danger besides. */
const SURE_OF_DANGER_IN_REQUEST = 0.97

/** Whose danger the trained model hears in a text, where the phrases of the rules find none. */
export function concernsIn(sensed: Sensed): readonly Concern[] {
  const { concerns } = sensed
  const heard = concerns.filter(({ id }) => id !== 'none')
  const chance = heard.reduce((sum, { p }) => sum + p, 0)
  const [likeliest] = heard
  return CONCERNS.filter((concern) => concern === likeliest?.id && chance >= sureOf(sensed))
}

function sureOf({ chars = 0, intents }: Sensed): number {
  const [intent] = intents
  const isRequest = intent !== undefined && intent.id !== 'tell'
  const { chance = 1 } = SURE_OF_DANGER.find((one) => chars <= one.chars) ?? {}
  return isRequest ? Math.max(chance, SURE_OF_DANGER_IN_REQUEST) : chance
}
