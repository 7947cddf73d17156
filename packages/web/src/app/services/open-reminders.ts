import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import type { JournalRoom } from '#journal/journal-room.ts'
import { keepAgreement } from '#reminders/agreement.ts'
import type { Reminders } from '#reminders/reminders.ts'

interface Parts {
  readonly api: Client<'api'>
  readonly journal: JournalRoom
}

/** Puts together what reminds whoever is signed in. */
export function openReminders({ api, journal }: Parts): Reminders {
  return {
    async setUp() {},
    async turnOffEverywhere() {
      journal.storage.removeItem('scheduledNotifications')
      await api.call(endpoints.unsubscribePush, { body: {} })
    },
    async agree(tellDays) {
      const { userId } = journal.state()
      if (userId !== undefined) keepAgreement(journal.storage, userId, tellDays)
    },
  }
}
