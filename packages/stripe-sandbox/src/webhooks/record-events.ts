import type { EventDraft } from '#life/work.ts'
import { nextNumber } from '#records/counters.ts'
import type { Documents } from '#storage/storage.ts'
import { API_VERSION } from '#version.ts'

export interface Telling {
  readonly wallMs: number
  readonly random: () => string
  /** Whether there is a webhook endpoint. */
  readonly listener: boolean
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null } | null
}

export interface Delivery {
  readonly attempts: number
  readonly dueMs: number
  /** Lease: until then a process is delivering it, or crashed while it did. */
  readonly takenUntilMs: number
}

/** Keeps events, in the order of time, and what is still to be delivered of them. */
export async function recordEvents(
  documents: Documents,
  drafts: readonly EventDraft[],
  telling: Telling,
): Promise<void> {
  // Several accounts may have been brought up to the present one after the other.
  for (const draft of drafts.toSorted((one, other) => one.created - other.created)) {
    const made = await nextNumber(documents, 'events')
    const id = `evt_${made.toString(36).padStart(8, '0')}${telling.random().slice(0, 10)}`
    await documents.put('event', id, eventShape(id, draft, telling))
    const delivery: Delivery = { attempts: 0, dueMs: telling.wallMs, takenUntilMs: 0 }
    if (telling.listener) await documents.put('delivery', id, delivery)
  }
}

function eventShape(id: string, draft: EventDraft, { listener, request }: Telling) {
  const { created, object, previous, type } = draft
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: listener ? 1 : 0,
    request,
    type,
  }
}
