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
  /** For what troubles nobody, and helps the one who looks for it. */
  readonly log: (what: string, why?: unknown) => void
}

/** Shows what is to be told, once on this device, and only where that is allowed. */
export interface Teller {
  tell(told: Notice): Promise<void>
  /** Something that was scheduled, perhaps by an older version of the product. */
  tellScheduled(one: Scheduled): Promise<void>
}

export function teller({ userId, ledger, notifier, now, log }: TellerDeps): Teller {
  const showOnce = async (key: string, one: Scheduled) => {
    if (notifier.permission() !== 'granted')
      return log('A notification was not shown: the permission is not granted')
    try {
      // First claimed and then shown: one that fails is missed, none comes twice.
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
