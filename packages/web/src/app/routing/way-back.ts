import type { Location } from '#navigation/location.ts'
import type { Absence } from '#session/session-state.ts'

/** Pages that nobody wants to come back to once they are signed in. */
const DOORS = ['/', '/login', '/signup', '/recover']

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * What a redirect to the sign-in carries along. It lies in the state of the history, which no
 * link from outside can set; one who left of their own accord starts afresh.
 */
export function carryOn(from: Place, because: Absence): { from: string } | null {
  if (because === 'left' || DOORS.includes(from.pathname)) return null
  return { from: from.pathname + from.search + from.hash }
}

/** Where a person who has just signed in was on the way to, if it is a page of this app. */
export function wayBack(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null
}
