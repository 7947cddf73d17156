import type { PrivacyLevel } from '#preferences/index.ts'
import type { Way } from './ways.ts'

/** A privacy level change in progress, as the device stores it. */
export interface LevelChange {
  readonly from: PrivacyLevel
  readonly to: PrivacyLevel
  readonly way: Way
  /** The device's time (ms) at the start; entries written later aren't part of the change. */
  readonly startedAt: number
  /** `server`: the server hasn't agreed yet. `move`: it has, and entries are moving. */
  readonly step: 'server' | 'move'
  /** The peak number of entries left to move. */
  readonly total: number
  readonly paused?: true
  /** The person canceled while the request was in flight. */
  readonly stopping?: true
}

/**
 * A unit of work. `set-server`: send the level. `unset-server`: send the former one, if the server
 * has this one. `ask-server`: whether it still has it. `move`: a few entries, on the device only.
 * `settle`: wait until the server has confirmed those. `check`: whether anything is left.
 */
export type Work = 'set-server' | 'unset-server' | 'ask-server' | 'move' | 'settle' | 'check'

/**
 * What blocks a change: no answer; a failing server; too many calls; no session; a full device;
 * preferences that others keep changing; an entry that the server refuses; full storage on the
 * server; an invalid answer; a server that contradicts itself.
 */
export type Trouble =
  | 'offline'
  | 'server'
  | 'busy'
  | 'session'
  | 'storage'
  | 'stale'
  | 'refused'
  | 'full'
  | 'versions-full'
  | 'answer'
  | 'stuck'

/** How a change ended. `overtaken`: another device has chosen a stricter level. */
export interface Ending {
  readonly how: 'done' | 'stopped' | 'overtaken'
  readonly change: LevelChange
  /** How many entries were left. */
  readonly left: number
}

export interface ChangeState {
  readonly change: LevelChange | null
  /** Another tab of this device runs it. */
  readonly elsewhere: boolean
  /** The work in progress, or next. */
  readonly work: Work
  readonly busy: boolean
  /** How many entries are left to move. */
  readonly left: number
  readonly trouble: Trouble | null
  /** Failures in a row. */
  readonly failures: number
  /** Checks in a row that found something left. */
  readonly rounds: number
  readonly ended: Ending | null
}

export const noChange: ChangeState = {
  change: null,
  elsewhere: false,
  work: 'set-server',
  busy: false,
  left: 0,
  trouble: null,
  failures: 0,
  rounds: 0,
  ended: null,
}

export type ChangeEvent =
  | {
      readonly type: 'start'
      readonly wanted: Pick<LevelChange, 'from' | 'to' | 'way'>
      readonly now: number
      readonly left: number
    }
  /** Resumes a change that an earlier page or another tab began. */
  | {
      readonly type: 'found'
      readonly change: LevelChange
      readonly left: number
      readonly level: PrivacyLevel | undefined
    }
  /** Progress of a change that another tab runs; `null`: it's over. */
  | { readonly type: 'elsewhere'; readonly change: LevelChange | null }
  | { readonly type: 'server-agreed' }
  | { readonly type: 'server-differs' }
  /** How many entries began to move; 0: there are no more. */
  | { readonly type: 'moved'; readonly count: number }
  | { readonly type: 'settled' }
  | { readonly type: 'checked'; readonly left: number }
  | { readonly type: 'progress'; readonly left: number }
  | { readonly type: 'failed'; readonly why: Trouble; readonly retryAfterMs?: number }
  /** What blocks the sync, if anything. */
  | { readonly type: 'trouble'; readonly why: Trouble | null }
  | { readonly type: 'retry' }
  | { readonly type: 'pause' }
  | { readonly type: 'continue' }
  | { readonly type: 'stop' }
  | { readonly type: 'dismiss' }
  /** The level in force on this device. */
  | { readonly type: 'level'; readonly level: PrivacyLevel | undefined }

export type ChangeEffect =
  /** Puts the level in force on this device. */
  | { readonly type: 'set-device'; readonly level: PrivacyLevel }
  /** The same, unless a stricter one is in force. */
  | { readonly type: 'tighten'; readonly level: PrivacyLevel }
  /** Durable before any later effect begins. */
  | { readonly type: 'keep'; readonly change: LevelChange }
  | { readonly type: 'forget' }
  | { readonly type: 'do'; readonly work: Work }
  /** Schedules a `retry` event. */
  | { readonly type: 'wait'; readonly ms: number }

export interface ChangeStep {
  readonly state: ChangeState
  /** In order; after a failed effect, the rest is skipped. */
  readonly effects: readonly ChangeEffect[]
}
