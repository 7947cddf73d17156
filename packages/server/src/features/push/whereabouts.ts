import { zoneOf } from '@daywell/core/time'

const MINUTE_MS = 60_000
/** Two devices in two zones change a person's zone at most this often. */
const AT_MOST_EVERY = MINUTE_MS
/** Another process may have received another zone since. */
const SURE_FOR = 10 * MINUTE_MS
const MAX_PEOPLE = 10_000

/** Notices when a person's calls begin to come from another zone; all other calls cost nothing. */
export function whereabouts(
  moved: (userId: string, timeZone: string) => Promise<void>,
  monotonic: () => number,
) {
  const heard = new Map<string, { readonly zone: string; readonly at: number }>()
  return async (userId: string, header: unknown): Promise<void> => {
    const zone = knownZone(header)
    if (zone === undefined) return
    const now = monotonic()
    const last = heard.get(userId)
    const age = now - (last?.at ?? Number.NEGATIVE_INFINITY)
    if (age < (last?.zone === zone ? SURE_FOR : AT_MOST_EVERY)) return
    if (heard.size >= MAX_PEOPLE) heard.clear()
    heard.set(userId, { zone, at: now })
    await moved(userId, zone)
  }
}

/** An unknown zone does not move a person to UTC. */
function knownZone(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined
  const zone = zoneOf(header)
  return zone === 'UTC' && !/utc$/i.test(header) ? undefined : zone
}
