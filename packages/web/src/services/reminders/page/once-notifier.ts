import { keyOf, type Notice, type Scheduled } from '@daywell/core/reminders'
import type { Ledger } from '#services/reminders/ledger/ledger.ts'
import { notificationOf } from '../notification.ts'
import type { Permission } from '../permission.ts'

export interface Notifier {
  permission(): Permission
  show(one: Scheduled): Promise<void>
}

export interface OnceNotifierDeps {
  readonly userId: string
  readonly ledger: Ledger
  readonly notifier: Notifier
  readonly now: () => number
  /** Diagnostics only. */
  readonly log: (what: string, why?: unknown) => void
}

/** Shows notices, once per device and only with permission. */
export interface OnceNotifier {
  show(notice: Notice): Promise<void>
  /** Shows a scheduled notification, perhaps of an older version of the product. */
  showScheduled(one: Scheduled): Promise<void>
}

export function onceNotifier({
  userId,
  ledger,
  notifier,
  now,
  log,
}: OnceNotifierDeps): OnceNotifier {
  const showOnce = async (key: string, one: Scheduled) => {
    if (notifier.permission() !== 'granted')
      return log('Didn’t show a notification: permission isn’t granted')
    try {
      // At most once: claimed before shown, so a failure loses it but never duplicates it.
      if (await ledger.claim(userId, key)) await notifier.show(one)
    } catch (error) {
      log('Couldn’t show a notification', error)
    }
  }
  return {
    show: (notice) => showOnce(keyOf(notice), notificationOf(notice, now())),
    showScheduled: (one) => showOnce(`scheduled ${one.id} ${one.scheduledTime}`, one),
  }
}
