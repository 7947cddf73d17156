import type { PrivacyLevel } from '#preferences/index.ts'
import type { Way } from './ways.ts'

/** A change of the privacy level that is not over yet, as the device keeps it. */
export interface LevelChange {
  readonly from: PrivacyLevel
  readonly to: PrivacyLevel
  readonly way: Way
  /** By the clock of this device (ms); what is written later is none of its business. */
  readonly startedAt: number
  /** `server`: it has not agreed to the level yet. `move`: it has, and entries are moving. */
  readonly step: 'server' | 'move'
  /** The most entries that were ever still to move. */
  readonly total: number
  readonly paused?: true
  /** The person canceled while the request was in flight. */
  readonly stopping?: true
}

/**
 * One thing to do. `set-server`: tell it the level. `unset-server`: tell it the one from before,
 * if it has taken this one. `ask-server`: whether it still has it.
 * `move`: a few entries, on the device alone. `settle`: until the server has confirmed all of
 * those. `check`: whether anything is left.
 */
export type Work = 'set-server' | 'unset-server' | 'ask-server' | 'move' | 'settle' | 'check'

/**
 * What keeps a change from going on: no answer; a failing server; too many calls; no session; a
 * device without room; preferences that others keep changing; an entry that the server does not
 * take; storage that is full on the server; an answer without sense; a server that says one thing and does another.
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

/** How a change came to its end. `overtaken`: another device has chosen a stricter level. */
export interface Ending {
  readonly how: 'done' | 'stopped' | 'overtaken'
  readonly change: LevelChange
  /** How many entries it did not come to. */
  readonly left: number
}

export interface ChangeState {
  readonly change: LevelChange | null
  /** Another tab of this device does it. */
  readonly elsewhere: boolean
  /** What is to be done, or is being done. */
  readonly work: Work
  readonly busy: boolean
  /** How many entries are still to move. */
  readonly left: number
  readonly trouble: Trouble | null
  /** How often in a row something failed. */
  readonly failures: number
  /** How often in a row a check found something left. */
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
  /** A change was found that an earlier page, or another tab, had begun. */
  | {
      readonly type: 'found'
      readonly change: LevelChange
      readonly left: number
      readonly level: PrivacyLevel | undefined
    }
  /** The same, while another tab is at it; `null`: it is over. */
  | { readonly type: 'elsewhere'; readonly change: LevelChange | null }
  | { readonly type: 'server-agreed' }
  | { readonly type: 'server-differs' }
  /** So many entries have begun to move; none: there are no more. */
  | { readonly type: 'moved'; readonly count: number }
  | { readonly type: 'settled' }
  | { readonly type: 'checked'; readonly left: number }
  | { readonly type: 'progress'; readonly left: number }
  | { readonly type: 'failed'; readonly why: Trouble; readonly retryAfterMs?: number }
  /** What keeps the sync from going on, if anything. */
  | { readonly type: 'trouble'; readonly why: Trouble | null }
  | { readonly type: 'retry' }
  | { readonly type: 'pause' }
  | { readonly type: 'continue' }
  | { readonly type: 'stop' }
  | { readonly type: 'dismiss' }
  /** The level that holds on this device is now this. */
  | { readonly type: 'level'; readonly level: PrivacyLevel | undefined }

export type ChangeEffect =
  /** The level holds on this device from now on. */
  | { readonly type: 'set-device'; readonly level: PrivacyLevel }
  /** The same, unless a stricter one already does. */
  | { readonly type: 'tighten'; readonly level: PrivacyLevel }
  /** Is down before anything that follows it begins. */
  | { readonly type: 'keep'; readonly change: LevelChange }
  | { readonly type: 'forget' }
  | { readonly type: 'do'; readonly work: Work }
  /** A `retry` event is to come after so long. */
  | { readonly type: 'wait'; readonly ms: number }

export interface ChangeStep {
  readonly state: ChangeState
  /** To be done in this order; where one fails, those after it are not done. */
  readonly effects: readonly ChangeEffect[]
}
