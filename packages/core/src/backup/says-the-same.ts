import type { Entry } from '#journal/index.ts'
import { sameWords } from '#sync/index.ts'
import { zoneOf } from '#time/index.ts'

/**
 * Whether two versions say the same. A zone may have several names, `Asia/Calcutta` and
 * `Asia/Kolkata`, and each browser and server has its own way of choosing.
 */
export function saysTheSame(a: Entry, b: Entry): boolean {
  if (a.timeZone === b.timeZone) return sameWords(a, b)
  return zoneOf(a.timeZone) === zoneOf(b.timeZone) && sameWords(a, { ...b, timeZone: a.timeZone })
}
