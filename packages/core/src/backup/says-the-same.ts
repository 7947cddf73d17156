import type { Entry } from '#journal/index.ts'
import { sameWords } from '#sync/index.ts'
import { zoneOf } from '#time/index.ts'

/**
 * Whether two versions have the same content. A zone may have aliases, such as `Asia/Calcutta` and
 * `Asia/Kolkata`, and runtimes differ in which one they use.
 */
export function saysTheSame(a: Entry, b: Entry): boolean {
  if (a.timeZone === b.timeZone) return sameWords(a, b)
  return zoneOf(a.timeZone) === zoneOf(b.timeZone) && sameWords(a, { ...b, timeZone: a.timeZone })
}
