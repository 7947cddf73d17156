import { type Notice, type Scheduled, scheduledNotice } from '@daywell/core/reminders'

/** The logo, and its outline for the narrow bar of a phone. */
export const PICTURES = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' } as const

/** Where a notification leads. */
export const WRITING_PLACE = '/journal?from=notification'

/** A notice as it is shown at this moment (ms). */
export function notificationOf(told: Notice, now: number): Scheduled {
  return scheduledNotice(told, now, PICTURES)
}

/** More than the compiler knows of: what browsers show only for a service worker. */
export interface ShownOptions extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
  readonly renotify?: boolean
}

/** `quiet`: without a sound, and without calling for attention once more. */
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
    // The one of yesterday may still be there; without this, today’s would take its place unseen.
    renotify: !quiet,
  }
}
