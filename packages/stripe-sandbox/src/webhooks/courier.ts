import type { Storage } from '#storage/storage.ts'
import { nextDelivery, settle } from './deliveries.ts'
import { send, type Target } from './send.ts'

export interface Courier {
  /** Something may be due. */
  kick(): void
  /** Tries all that is pending and not held, whatever its time; resolves when each was tried. */
  flush(): Promise<void>
  /** Sends these events now, in this order, held, delivered before or not. */
  deliver(events: readonly string[]): Promise<readonly { event: string; status: number }[]>
  /** Finishes what is under way and sends nothing more. */
  stop(): Promise<void>
}

export interface CourierParts {
  readonly storage: Storage
  readonly target: () => Target | null
  readonly wallMs: () => number
  /** Waits before each further attempt. After the last one an event is given up. */
  readonly retryAfterMs: readonly number[]
}

async function sendEvent({ storage, target, wallMs }: CourierParts, id: string): Promise<number> {
  const event = await storage.transact((documents) => documents.get('event', id))
  const to = target()
  if (event === undefined || to === null) return 0
  return send(to, JSON.stringify(event, null, 2), Math.floor(wallMs() / 1000))
}

export function createCourier(parts: CourierParts): Courier {
  let queue: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = queue.then(act)
    queue = mine.catch(() => {})
    return mine
  }

  async function deliverOne(id: string): Promise<number> {
    const status = await sendEvent(parts, id)
    await settle(parts, id, status >= 200 && status < 300)
    return status
  }

  async function round(everything: boolean): Promise<void> {
    const tried = new Set<string>()
    while (!stopped && parts.target() !== null) {
      const next = await nextDelivery(parts, { everything, tried })
      if (next.id === null) {
        plan(next.dueMs)
        return
      }
      tried.add(next.id)
      await deliverOne(next.id)
    }
  }

  function plan(dueMs: number | null): void {
    clearTimeout(timer)
    if (dueMs === null || stopped) return
    timer = setTimeout(() => courier.kick(), Math.max(0, dueMs - parts.wallMs()))
    timer.unref()
  }

  const courier: Courier = {
    kick() {
      if (!stopped) inTurn(() => round(false)).catch(() => {})
    },
    flush: () => inTurn(() => round(true)),
    deliver: (events) =>
      inTurn(async () => {
        const statuses = []
        for (const event of events) statuses.push({ event, status: await deliverOne(event) })
        return statuses
      }),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await queue
    },
  }
  return courier
}
