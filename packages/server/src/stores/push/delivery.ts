import type { Notice } from '@daywell/core/reminders'
import type { Tables } from '#database/index.ts'

/** A browser of a person. Its address is a secret: anyone who knows it can send to it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The person agreed there to share the days they wrote with the server. */
  readonly tellDays: boolean
}

/** A notice on its way to one browser. */
export type Delivery = Tables['push_outbox']

export type Kind = Delivery['kind']
/** The notices that go by push: those that become due by themselves. */
export type Pushed = Extract<Notice, { kind: Kind }>
export const KINDS: readonly Kind[] = ['reminder', 'streak-risk']
