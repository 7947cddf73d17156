import * as z from 'zod/mini'
import { day } from '#input/index.ts'

const count = z.int().check(z.gte(1))

/**
 * A notification, as it's also sent by push: days and numbers only, and no field that could hold
 * text of the person.
 */
export const notice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reminder'), day: day() }),
  z.strictObject({ kind: z.literal('streak-risk'), day: day() }),
  z.strictObject({ kind: z.literal('milestone'), streak: count, first: day() }),
  z.strictObject({ kind: z.literal('almost-there'), week: day(), remaining: count }),
  z.strictObject({ kind: z.literal('weekly-goal'), week: day(), target: count }),
])
export type Notice = z.output<typeof notice>

/** The idempotency key of a notice: a day’s reminder, a week’s goal, a streak’s milestone. */
export function keyOf(given: Notice): string {
  if (given.kind === 'milestone') return `${tagOf(given)} ${given.first}`
  return `${given.kind} ${'day' in given ? given.day : given.week}`
}

/**
 * The notification tag: the same from page, worker and push, so that a later one replaces the
 * earlier.
 */
export function tagOf(given: Notice): string {
  return given.kind === 'milestone' ? `milestone-${given.streak}` : given.kind
}
