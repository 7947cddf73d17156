import { SYNC_PAGE } from '#contract/index.ts'
import type { PrivacyLevel } from '#preferences/index.ts'
import type { OutboxItem, Sent } from './local-row.ts'
import { SYNC_PAGE_BYTES } from './sync-page.ts'

/**
 * Why a call failed: no answer; a failing server; too many calls; a refused request; another
 * privacy level; no session; a full device; an invalid answer. Of single entries: the person's
 * storage is full; that of versions is; the server has a newer version and keeps no more unused
 * ones.
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

/** Edits that the server hasn't stored, although the call succeeded. */
export interface NotTaken extends Sent {
  readonly why: 'full' | 'versions-full' | 'versions'
}

/** A refused edit, and why; without a reason the server gave none. */
interface Refusal {
  readonly edits: number
  readonly since: number
  readonly why?: NotTaken['why']
}

/** The request in flight; at most one. */
export interface Flight {
  readonly kind: 'call' | 'page' | 'level'
  readonly items: readonly Sent[]
}

export interface SyncState {
  /** The level in force; nothing is sent while it's unknown. */
  readonly level: PrivacyLevel | undefined
  /** The level that the server last refused. */
  readonly refusedLevel: PrivacyLevel | undefined
  /** Whether this tab is the leader, which talks to the server. */
  readonly leading: boolean
  readonly online: boolean
  readonly ended: boolean
  readonly outbox: readonly OutboxItem[]
  readonly flight: Flight | null
  /** Whether a pull is due. */
  readonly pull: boolean
  /** The newest edit that was put into a request. */
  readonly tried: number
  /** Refused edits, by entry id. */
  readonly refused: Readonly<Record<string, Refusal>>
  /** The item limit of a page. */
  readonly limit: number
  /** The byte limit of a page: lower on a slow connection. */
  readonly bytes: number
  readonly failures: number
  /** Rate limited until the next `timer` event. */
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
  /** The outbox changed: an entry was saved or deleted, here or in another tab. */
  | { readonly type: 'saved'; readonly outbox: readonly OutboxItem[] }
  | { readonly type: 'online' }
  | { readonly type: 'offline' }
  | { readonly type: 'visible' }
  | { readonly type: 'timer' }
  /** Retries the refused change of an entry. */
  | { readonly type: 'again'; readonly id: string }
  | { readonly type: 'leading' }
  /** The level changed, by the person's choice or through another tab. */
  | { readonly type: 'level'; readonly level: PrivacyLevel | undefined }
  /** The answer to `ask-level`. */
  | { readonly type: 'level-asked'; readonly level: PrivacyLevel | undefined }
  | { readonly type: 'answered'; readonly now: number; readonly answer: Answered }
  | { readonly type: 'failed'; readonly now: number; readonly failure: FailedCall }
  | { readonly type: 'signed-out' }

export interface Answered {
  /** The outbox after the answer was applied. */
  readonly outbox: readonly OutboxItem[]
  readonly syncedAt?: string
  readonly more?: boolean
  /** Something wasn't done, because this device is missing versions. */
  readonly unseen?: boolean
  readonly notTaken?: readonly NotTaken[]
}

export interface FailedCall {
  readonly why: Why
  readonly outbox: readonly OutboxItem[]
  readonly retryAfterMs?: number
  /** The connection was too slow for it. */
  readonly slow?: boolean
}

export type SyncEffect =
  | { readonly type: 'call'; readonly item: OutboxItem }
  /** Sends as many of the items as fit, up to `limit`; none: only pulls. */
  | { readonly type: 'page'; readonly items: readonly OutboxItem[]; readonly bytes?: number }
  | { readonly type: 'ask-level' }
  /** Schedules a `timer` event, replacing any earlier one. */
  | { readonly type: 'wait'; readonly ms: number }
  /** Schedules a `timer` event, unless one is scheduled. */
  | { readonly type: 'look-again'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  | { readonly type: 'mark-needed' }
  | { readonly type: 'clear-needed' }
  | { readonly type: 'save-last-sync'; readonly at: string }

export interface SyncStep {
  readonly state: SyncState
  readonly effects: readonly SyncEffect[]
}
