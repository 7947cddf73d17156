import { keyOf, type Notice, type Scheduled } from '@daywell/core/reminders'
import type { Ledger } from '#services/reminders/ledger/ledger.ts'
import { notificationOf } from '../notification.ts'
import type { Permission } from '../permission.ts'

export interface Notifier {
  permission(): Permission
  show(one: Scheduled): Promise<void>
}

export interface TellerDeps {
  readonly userId: string
  readonly ledger: Ledger
  readonly notifier: Notifier
  readonly now: () => number
  /** Diagnostics only. */
  readonly log: (what: string, why?: unknown) => void
}

/** Shows notices, once per device and only with permission. */
export interface Teller {
  tell(told: Notice): Promise<void>
  /** Shows a scheduled notification, perhaps of an older version of the product. */
  tellScheduled(one: Scheduled): Promise<void>
}

export function teller({ userId, ledger, notifier, now, log }: TellerDeps): Teller {
  const showOnce = async (key: string, one: Scheduled) => {
    if (notifier.permission() !== 'granted')
      return log('A notification was not shown: the permission is not granted')
    try {
      // At most once: claimed before shown, so a failure loses it but never duplicates it.
      if (await ledger.claim(userId, key)) await notifier.show(one)
    } catch (error) {
      log('A notification could not be shown', error)
    }
  }
  return {
    tell: (told) => showOnce(keyOf(told), notificationOf(told, now())),
    tellScheduled: (one) => showOnce(`scheduled ${one.id} ${one.scheduledTime}`, one),
  }
}
