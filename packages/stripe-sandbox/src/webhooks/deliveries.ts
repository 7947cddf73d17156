import type { Documents, Storage } from '#storage/storage.ts'
import type { Delivery } from './record-events.ts'

/** Lease of a delivery: no other process takes it in the meantime. */
const LEASE_MS = 30_000

interface DeliveryDeps {
  readonly storage: Storage
  readonly wallMs: () => number
  readonly retryAfterMs: readonly number[]
}

export interface Pending extends Delivery {
  readonly id: string
}

export async function pendingDeliveries(documents: Documents): Promise<Pending[]> {
  const all = await documents.list('delivery')
  return all.map(({ id, value }) => ({ ...(value as Delivery), id }))
}

/** While webhooks are held, events pile up. */
export async function isHeld(documents: Documents): Promise<boolean> {
  const kept = (await documents.get('setting', 'webhooks')) as { held: boolean } | undefined
  return kept?.held ?? false
}

/** Takes the next one in the order of events, or says when the next will be due. */
export function nextDelivery(
  { storage, wallMs }: DeliveryDeps,
  { everything, tried }: { readonly everything: boolean; readonly tried: ReadonlySet<string> },
): Promise<{ id: string | null; dueMs: number | null }> {
  return storage.transact(async (documents) => {
    if (await isHeld(documents)) return { id: null, dueMs: null }
    const now = wallMs()
    const pending = (await pendingDeliveries(documents)).filter(({ id }) => !tried.has(id))
    const next = pending.find((one) => one.takenUntilMs <= now && (everything || one.dueMs <= now))
    if (next === undefined) {
      const times = pending.map(({ dueMs, takenUntilMs }) => Math.max(dueMs, takenUntilMs))
      return { id: null, dueMs: times.length === 0 ? null : Math.min(...times) }
    }
    const { id, ...delivery } = next
    await documents.put('delivery', id, { ...delivery, takenUntilMs: now + LEASE_MS })
    return { id, dueMs: null }
  })
}

/** Notes how an attempt ended: done, to be tried again later, or given up. */
export function settle(
  { retryAfterMs, storage, wallMs }: DeliveryDeps,
  id: string,
  delivered: boolean,
): Promise<void> {
  return storage.transact(async (documents) => {
    const delivery = (await documents.get('delivery', id)) as Delivery | undefined
    if (delivery === undefined) return
    const wait = retryAfterMs[delivery.attempts]
    if (delivered || wait === undefined) await drop(documents, id)
    else {
      const attempts = delivery.attempts + 1
      const later: Delivery = { attempts, dueMs: wallMs() + wait, takenUntilMs: 0 }
      await documents.put('delivery', id, later)
    }
  })
}

export async function drop(documents: Documents, id: string): Promise<void> {
  await documents.remove('delivery', id)
  const event = (await documents.get('event', id)) as object | undefined
  if (event !== undefined) await documents.put('event', id, { ...event, pending_webhooks: 0 })
}
