import { SYNC_PAGE } from '#contract/index.ts'
import { isTempId } from '#journal/index.ts'
import { backoffMs, periodMs } from './backoff.ts'
import type { OutboxItem } from './local-row.ts'
import { SYNC_PAGE_BYTES } from './sync-page.ts'
import type {
  Answered,
  FailedCall,
  Flight,
  SyncEvent,
  SyncState,
  SyncStep,
  Why,
} from './sync-state.ts'

/** More changes than this are sent as a page. */
const MAX_SINGLE_CHANGES = 3
/** Below the size of one entry, which is then sent alone. */
const MIN_BATCH_BYTES = 1000

/**
 * The reducer of the sync. Liveness: after every step of a leader tab, a request is in flight or a
 * timer is set, so that no pending change is forgotten. `random` gives numbers in [0, 1).
 */
export function syncStep(state: SyncState, event: SyncEvent, random: () => number): SyncStep {
  if (state.ended) return { state, effects: [] }
  switch (event.type) {
    case 'saved':
      return onSaved({ ...state, outbox: event.outbox }, random)
    case 'online':
      return proceed({ ...state, online: true, pull: true }, random)
    case 'offline':
      return { state: { ...state, online: false }, effects: [] }
    case 'visible':
      return proceed({ ...state, pull: true }, random)
    case 'timer':
      return proceed({ ...withoutFull(state), pull: true, resting: false }, random)
    case 'again':
      return again(state, event.id, random)
    case 'leading':
      return proceed({ ...state, leading: true, pull: true }, random)
    case 'level':
      return onLevelKnown(state, event.level, random)
    case 'level-asked':
      return onLevelKnown({ ...state, flight: null }, event.level, random)
    case 'answered':
      return onAnswered(state, event.answer, event.now, random)
    case 'failed':
      return onFailed(state, event.failure, event.now, random)
    case 'signed-out':
      return { state: { ...state, ended: true, flight: null }, effects: [{ type: 'stop-waiting' }] }
  }
}

/** The items that may be sent now: under `local` only deletions, which contain no text. */
export function sendable({ outbox, level, refused }: SyncState): OutboxItem[] {
  if (level === undefined) return []
  return outbox.filter(
    (item) =>
      (item.kind === 'delete' || level !== 'local') && refused[item.id]?.edits !== item.edits,
  )
}

function onSaved(state: SyncState, random: () => number): SyncStep {
  const fresh = state.outbox.some(({ edits }) => edits > state.tried)
  if (!fresh) return { state, effects: [] }
  // While the browser says it's offline, the timer and the `online` event trigger the next try.
  if (!state.online) return { state, effects: [{ type: 'mark-needed' }] }
  const { state: next, effects } = proceed(state, random)
  return { state: next, effects: [{ type: 'mark-needed' }, ...effects] }
}

function again(state: SyncState, id: string, random: () => number): SyncStep {
  const { [id]: refusal, ...refused } = state.refused
  return refusal ? proceed({ ...state, refused }, random) : { state, effects: [] }
}

function proceed(state: SyncState, random: () => number): SyncStep {
  if (!state.leading || state.flight || state.resting) return { state, effects: [] }
  if (state.level === undefined)
    return fly(state, { kind: 'level', items: [] }, { type: 'ask-level' })
  const items = sendable(state)
  const [first] = items
  if (state.pull || items.length > MAX_SINGLE_CHANGES || items.some(needsPage)) {
    const page = items.slice(0, state.limit)
    const less = state.bytes < SYNC_PAGE_BYTES && { bytes: state.bytes }
    return fly(state, { kind: 'page', items: page }, { type: 'page', items: page, ...less })
  }
  if (first) return fly(state, { kind: 'call', items: [first] }, { type: 'call', item: first })
  return { state, effects: [{ type: 'look-again', ms: periodMs(random()) }] }
}

/** Retries with an idempotent call where the first one may have arrived. */
function needsPage(item: OutboxItem): boolean {
  return item.sent || goesByPage(item)
}

/** Only a page sends versions in order, and knows entries without a server id. */
export function goesByPage(item: OutboxItem): boolean {
  if (item.kind === 'delete' && (item.purge || isTempId(item.id))) return true
  return item.earlier === true
}

function fly(state: SyncState, flight: Flight, effect: SyncStep['effects'][number]): SyncStep {
  return { state: { ...state, flight, tried: newest(state) }, effects: [effect] }
}

function newest({ outbox, tried }: SyncState): number {
  return outbox.reduce((highest, { edits }) => Math.max(highest, edits), tried)
}

function onLevelKnown(
  before: SyncState,
  level: SyncState['level'],
  random: () => number,
): SyncStep {
  const state = { ...before, level }
  // The server has just refused this level: an immediate retry would loop forever.
  if (level === undefined || level === state.refusedLevel) {
    const waits = state.flight || state.resting || !state.leading
    return waits ? { state, effects: [] } : rest(state, random)
  }
  return proceed({ ...state, refusedLevel: undefined }, random)
}

function onAnswered(
  before: SyncState,
  answer: Answered,
  now: number,
  random: () => number,
): SyncStep {
  const paged = before.flight?.kind === 'page'
  const state: SyncState = {
    ...before,
    flight: null,
    outbox: answer.outbox,
    refused: refusedAfter(before, answer, now),
    pull: paged ? (answer.more ?? false) : before.pull,
    limit: SYNC_PAGE,
    bytes: paged ? Math.min(SYNC_PAGE_BYTES, before.bytes * 2) : before.bytes,
    failures: answer.unseen ? before.failures + 1 : 0,
    trouble: null,
    savedAt: now,
  }
  // The unseen versions came with the answer: asking again helps, but not in a loop.
  const next = answer.unseen && before.failures > 0 ? rest(state, random) : proceed(state, random)
  const kept = answer.syncedAt && ({ type: 'save-last-sync', at: answer.syncedAt } as const)
  const clear = answer.outbox.length === 0 && ({ type: 'clear-needed' } as const)
  return {
    state: next.state,
    effects: [...(kept ? [kept] : []), ...(clear ? [clear] : []), ...next.effects],
  }
}

/** A deletion may have freed storage: retries everything that was refused for it. */
function refusedAfter(
  before: SyncState,
  { outbox, notTaken = [] }: Answered,
  now: number,
): SyncState['refused'] {
  const flown = new Set(before.flight?.items.map(({ id }) => id))
  const hasMadeRoom = before.outbox.some(
    ({ id, kind }) => kind === 'delete' && flown.has(id) && !outbox.some((item) => item.id === id),
  )
  const { refused } = hasMadeRoom ? withoutFull(before) : before
  const fresh = notTaken.filter(({ why }) => !(hasMadeRoom && isFull(why)))
  const marks = fresh.map(({ id, edits, why }) => [id, { edits, since: now, why }] as const)
  return { ...refused, ...Object.fromEntries(marks) }
}

const isFull = (why: Why | undefined) => why === 'full' || why === 'versions-full'

/** Only a retry can tell whether there's room again. */
function withoutFull(state: SyncState): SyncState {
  const others = Object.entries(state.refused).filter(([, { why }]) => !isFull(why))
  return { ...state, refused: Object.fromEntries(others) }
}

function onFailed(
  before: SyncState,
  failure: FailedCall,
  now: number,
  random: () => number,
): SyncStep {
  const { flight } = before
  const trouble = { since: before.trouble?.since ?? now, why: failure.why }
  const state: SyncState = { ...before, flight: null, outbox: failure.outbox, trouble }
  if (failure.why === 'refused' && flight) {
    const smaller = narrow(state, flight, now)
    if (smaller) return withMark(proceed(smaller, random))
  }
  if (failure.why === 'level') {
    // A pull shows whether the new level is in force, even if nothing may be sent.
    const unknown = { ...state, level: undefined, refusedLevel: before.level, pull: true }
    return withMark(proceed({ ...unknown, failures: state.failures + 1 }, random))
  }
  const tooMuch = failure.slow && flight?.kind === 'page'
  const bytes = tooMuch ? Math.max(MIN_BATCH_BYTES, state.bytes / 2) : state.bytes
  const resting = (failure.retryAfterMs ?? 0) > 0
  const slower = { ...state, failures: state.failures + 1, tried: newest(state), resting, bytes }
  return withMark(rest(slower, random, failure.retryAfterMs))
}

/** Bisects a refused page until the refused item is alone. */
function narrow(state: SyncState, { kind, items }: Flight, now: number): SyncState | undefined {
  const [only] = items
  if (!only) return undefined
  if (kind === 'call') return { ...state, pull: true }
  if (items.length > 1) return { ...state, limit: Math.ceil(items.length / 2) }
  const refused = { ...state.refused, [only.id]: { edits: only.edits, since: now } }
  return { ...state, limit: SYNC_PAGE, refused }
}

function rest(state: SyncState, random: () => number, atLeast = 0): SyncStep {
  const ms = Math.max(atLeast, backoffMs(state.failures, random()))
  return { state, effects: [{ type: 'wait', ms }] }
}

function withMark({ state, effects }: SyncStep): SyncStep {
  const waits = state.outbox.length > 0
  return { state, effects: waits ? [{ type: 'mark-needed' }, ...effects] : effects }
}
