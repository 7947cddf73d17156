import type { Dice } from './dice.ts'

const DAY = 24 * 60 * 60_000

/** A clock error of up to a day. */
export function anySkew({ random }: Dice): number {
  return Math.round((random() - 0.5) * 2 * DAY)
}
