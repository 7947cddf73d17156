import { SYNC_PAGE } from '#contract/index.ts'
import type { PrivacyLevel } from '#preferences/index.ts'
import type { OutboxItem, Sent } from './local-row.ts'
import { SYNC_PAGE_BYTES } from './sync-page.ts'

/**
 * Why a call failed: no answer; a failing server; too many calls; a request that the server does
 * not take; another privacy level; no session; the device has no room; an answer without sense.
 * Of single entries: the person's storage on the server is full; that of versions is; the server
 * has a newer version and keeps no more unused ones.
 */
export type Why =
  | 'offline'
  | 'server'
  | 'busy'
  | 'refused'
  | 'level'
  | 'session'
  | 'storage'
  | 'answer'
  | 'full'
  | 'versions-full'
  | 'versions'

/** Edits that the server has not stored, though it has answered well. */
export interface NotTaken extends Sent {
  readonly why: 'full' | 'versions-full' | 'versions'
}

/** An edit that the server does not take, and why; without a reason it did not say. */
interface Refusal {
  readonly edits: number
  readonly since: number
  readonly why?: NotTaken['why']
}

/** What is under way; never more than one thing. */
export interface Flight {
  readonly kind: 'call' | 'page' | 'level'
  readonly items: readonly Sent[]
}

export interface SyncState {
  /** The level that holds; nothing leaves the device while it is unknown. */
  readonly level: PrivacyLevel | undefined
  /** The level that the server last refused. */
  readonly refusedLevel: PrivacyLevel | undefined
  /** Whether this tab is the leader, which talks to the server. */
  readonly leading: boolean
  readonly online: boolean
  readonly ended: boolean
  readonly outbox: readonly OutboxItem[]
  readonly flight: Flight | null
  /** Whether it is time to ask for what others wrote. */
  readonly pull: boolean
  /** The newest edit that a request has been made for. */
  readonly tried: number
  /** Edits that the server does not take, by the ids of their entries. */
  readonly refused: Readonly<Record<string, Refusal>>
  /** How many items a page may hold. */
  readonly limit: number
  /** How many bytes it may hold: fewer on a line too slow for all of them. */
  readonly bytes: number
  readonly failures: number
  /** The server asked to be left alone until the next `timer` event. */
  readonly resting: boolean
  readonly trouble: { readonly since: number; readonly why: Why } | null
  /** When the server last confirmed something. */
  readonly savedAt: number | null
}

export const syncStart: SyncState = {
  level: undefined,
  refusedLevel: undefined,
  leading: false,
  online: true,
  ended: false,
  outbox: [],
  flight: null,
  pull: true,
  tried: 0,
  refused: {},
  limit: SYNC_PAGE,
  bytes: SYNC_PAGE_BYTES,
  failures: 0,
  resting: false,
  trouble: null,
  savedAt: null,
}

export type SyncEvent =
  /** The outbox is now this: an entry was saved or deleted, here or in another tab. */
  | { readonly type: 'saved'; readonly outbox: readonly OutboxItem[] }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  | { readonly type: 'visible' }
  | { readonly type: 'timer' }
  /** What the server did not take of an entry is to be sent once more. */
  | { readonly type: 'again'; readonly id: string }
  | { readonly type: 'leading' }
  /** The level that holds is now this, by the person's choice or by what another tab has learned. */
  | { readonly type: 'level'; readonly level: PrivacyLevel | undefined }
  /** The same, as the answer to `ask-level`. */
  | { readonly type: 'level-asked'; readonly level: PrivacyLevel | undefined }
  | { readonly type: 'answered'; readonly now: number; readonly answer: Answered }
  | { readonly type: 'failed'; readonly now: number; readonly failure: FailedCall }
  | { readonly type: 'signed-out' }

export interface Answered {
  /** What waits after the answer has been applied. */
  readonly outbox: readonly OutboxItem[]
  readonly syncedAt?: string
  readonly more?: boolean
  /** Something was not done, because of words that this device did not have. */
  readonly unseen?: boolean
  readonly notTaken?: readonly NotTaken[]
}

export interface FailedCall {
  readonly why: Why
  readonly outbox: readonly OutboxItem[]
  readonly retryAfterMs?: number
  /** The line was too slow for it. */
  readonly slow?: boolean
}

export type SyncEffect =
  | { readonly type: 'call'; readonly item: OutboxItem }
  /** As many of the items as fit, up to `limit`; none: only asks. */
  | { readonly type: 'page'; readonly items: readonly OutboxItem[]; readonly bytes?: number }
  | { readonly type: 'ask-level' }
  /** A `timer` event is to come after so long, in place of any that was set before. */
  | { readonly type: 'wait'; readonly ms: number }
  /** A `timer` event is to come after so long, unless one was set before. */
  | { readonly type: 'look-again'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  | { readonly type: 'mark-needed' }
  | { readonly type: 'clear-needed' }
  | { readonly type: 'save-last-sync'; readonly at: string }

export interface SyncStep {
  readonly state: SyncState
  readonly effects: readonly SyncEffect[]
}
