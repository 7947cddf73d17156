import { isPath, type Location } from '#kit/navigation/location.ts'
import type { Absence } from '#services/session/session-state.ts'

/** Pages that nobody wants to come back to once they are signed in. */
const DOORS = ['/', '/login', '/signup', '/recover']

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

interface Carried {
  readonly from: string
  /** The person who was sent away; absent for a visitor, of whom nothing is known. */
  readonly whose?: string
}

/**
 * What a redirect to the sign-in carries along. It lies in the state of the history, which no
 * link from outside can set; one who left of their own accord starts afresh.
 */
export function carryOn(from: Place, because: Absence, whose?: string): Carried | null {
  if (because === 'left' || because === 'gone' || DOORS.includes(from.pathname)) return null
  return { from: from.pathname + from.search + from.hash, ...(whose && { whose }) }
}

/**
 * Where a person who has just signed in was on the way to, if it is a page of this app. What is
 * somebody's own is a way back for nobody else: the address alone may tell about their days.
 */
export function wayBack(state: unknown, who?: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  if ('whose' in state && state.whose !== who) return null
  return isPath(state.from) ? state.from : null
}
