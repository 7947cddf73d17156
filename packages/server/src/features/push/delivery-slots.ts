/** In flight at once for one person, who may have named addresses that never answer. */
const MAX_PER_PERSON = 2
/** In flight at once to services that are not known to answer. */
const MAX_FOR_STRANGERS = 16
/** How long messages wait for a slot, and how many do; the others are retried later. */
const MAX_WAIT_MS = 10_000
const MAX_WAITING = 1000
/** Far more than there are push services. */
const MAX_ORIGINS = 1000

/** Releases the slot, and tells whether the service has answered. */
type Leave = (hasAnswered: boolean) => void

/**
 * Limits the messages in flight: in all, for each person, and to services that are not known to
 * answer. So addresses that never answer delay only their own person.
 */
export function deliverySlots(most: number) {
  const ofPerson = new Map<string, number>()
  const answering = new Set<string>()
  const waiting = new Set<() => void>()
  let inside = 0
  let ofStrangers = 0

  const remember = (origin: string, hasAnswered: boolean) => {
    answering.delete(origin)
    if (!hasAnswered) return
    answering.add(origin)
    const [oldest = origin] = answering
    if (answering.size > MAX_ORIGINS) answering.delete(oldest)
  }

  const tryEnter = (userId: string, origin: string): Leave | undefined => {
    const theirs = ofPerson.get(userId) ?? 0
    const isStranger = !answering.has(origin)
    if (inside >= most || theirs >= MAX_PER_PERSON) return undefined
    if (isStranger && ofStrangers >= MAX_FOR_STRANGERS) return undefined
    inside += 1
    ofPerson.set(userId, theirs + 1)
    if (isStranger) ofStrangers += 1
    return (hasAnswered) => {
      inside -= 1
      const left = (ofPerson.get(userId) ?? 1) - 1
      if (left > 0) ofPerson.set(userId, left)
      else ofPerson.delete(userId)
      if (isStranger) ofStrangers -= 1
      remember(origin, hasAnswered)
      for (const look of waiting) look()
    }
  }

  return {
    waiting: () => waiting.size,

    /** Once there is room; undefined: there was none in time. */
    async enter(userId: string, origin: string, stopped: AbortSignal): Promise<Leave | undefined> {
      const leave = tryEnter(userId, origin)
      if (leave || waiting.size >= MAX_WAITING) return leave
      const { promise, resolve } = Promise.withResolvers<Leave | undefined>()
      const look = () => {
        const later = tryEnter(userId, origin)
        if (later) end(later)
      }
      const end = (later?: Leave) => {
        waiting.delete(look)
        clearTimeout(timer)
        stopped.removeEventListener('abort', giveUp)
        resolve(later)
      }
      const giveUp = () => end()
      const timer = setTimeout(giveUp, MAX_WAIT_MS)
      stopped.addEventListener('abort', giveUp)
      waiting.add(look)
      return promise
    },
  }
}
