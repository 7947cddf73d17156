import { isPath, type Location } from '#kit/navigation/location.ts'
import type { Absence } from '#services/session/session-state.ts'

/** Pages that a signed-in person is never sent back to. */
const ENTRY_PATHS = ['/', '/login', '/signup', '/recover']

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

interface Carried {
  readonly from: string
  /** The person who was redirected; absent for a visitor. */
  readonly whose?: string
}

/**
 * The history state that a redirect to the sign-in carries. Links from outside can't set it. It's
 * empty after a log-out, so the next sign-in starts fresh.
 */
export function carryOn(from: Place, because: Absence, whose?: string): Carried | null {
  if (because === 'left' || because === 'gone' || ENTRY_PATHS.includes(from.pathname)) return null
  return { from: from.pathname + from.search + from.hash, ...(whose && { whose }) }
}

/**
 * The page to return to after signing in, if it's a page of this app. Only for the same person: a
 * path alone can reveal which days they wrote on.
 */
export function wayBack(state: unknown, who?: string): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  if ('whose' in state && state.whose !== who) return null
  return isPath(state.from) ? state.from : null
}
