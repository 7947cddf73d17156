import { type Notice, type Scheduled, scheduledNotice } from '@daywell/core/reminders'

/** The logo, and its monochrome outline for a phone's status bar. */
export const PICTURES = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' } as const

/** Where a notification leads. */
export const WRITING_PLACE = '/journal?from=notification'

/** A notice as a notification for this moment (ms). */
export function notificationOf(notice: Notice, now: number): Scheduled {
  return scheduledNotice(notice, now, PICTURES)
}

/** Options missing from TypeScript's types: browsers support them only in service workers. */
export interface ShownOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
  readonly renotify?: boolean
}

/** `quiet`: silent, and without alerting again. */
export function optionsOf(one: Scheduled, quiet = false): ShownOptions {
  const { body, icon, badge, tag, requireInteraction, actions } = one
  return {
    body,
    icon,
    badge,
    tag,
    requireInteraction,
    actions,
    silent: quiet,
    // Yesterday’s may still be showing; without this, today’s would replace it silently.
    renotify: !quiet,
  }
}
