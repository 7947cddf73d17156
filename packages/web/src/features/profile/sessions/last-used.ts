import type { Session } from '@daywell/core/account'
import { addDays, localDay } from '@daywell/core/time'
import { clockText } from '#kit/texts/dates.ts'
import { dateAt } from '#kit/texts/more-dates.ts'

const HOUR_MS = 60 * 60_000

/** When a session was last used, to the hour: the server records uses hourly. */
export type LastUsed =
  | { readonly when: 'last-hour' }
  | { readonly when: 'today' | 'yesterday'; readonly time: string }
  | { readonly when: 'day'; readonly day: string }

interface Moment {
  readonly now: number
  readonly timeZone: string
}

/** Of a session, or of an API token. */
export function lastUsed({ lastUsedAt }: Pick<Session, 'lastUsedAt'>, here: Moment): LastUsed {
  const { now, timeZone } = here
  const used = Date.parse(lastUsedAt)
  if (now - used < HOUR_MS) return { when: 'last-hour' }
  const day = localDay(used, timeZone)
  const today = localDay(now, timeZone)
  if (day === today) return { when: 'today', time: clockText(used, timeZone) }
  if (day === addDays(today, -1)) return { when: 'yesterday', time: clockText(used, timeZone) }
  return { when: 'day', day: dayText(lastUsedAt, timeZone) }
}

/** This session first, then by last use. */
export function sortSessions(sessions: readonly Session[]): readonly Session[] {
  const rank = ({ current }: Session) => (current ? 0 : 1)
  return sessions.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
  )
}

export const dayText = (instant: string, timeZone: string) => dateAt(Date.parse(instant), timeZone)
