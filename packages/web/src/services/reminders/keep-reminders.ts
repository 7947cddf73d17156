import type { Preferences } from '@daywell/core/preferences'
import type { Client } from '#api/client.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { PreferencesStore } from '#services/preferences/preferences-store.ts'
import type { Session } from '#services/session/session.ts'
import { keepAgreement } from './agreement.ts'
import { pushMarks } from './push/push-mark.ts'
import { unsubscribeHere } from './push/push-subscription.ts'
import { type DeviceDeps, type RemindedPerson, remindPerson } from './remind-person.ts'
import type { Reminders } from './reminders.ts'
import { turnOffInAccount } from './turn-off-in-account.ts'

interface KeepRemindersDeps extends DeviceDeps {
  readonly handle: JournalHandle
  readonly session: Pick<Session, 'state' | 'subscribe'>
  readonly preferences: Pick<PreferencesStore, 'known' | 'save' | 'subscribe'>
  readonly apiOf: (userId: string) => Client<'api'>
}

export interface KeptReminders extends Reminders {
  /** The page became visible again. */
  look(): void
  /** The network, the permission or the push subscription has changed. */
  follow(): void
}

/** Runs the signed-in person's reminders. */
export function keepReminders(parts: KeepRemindersDeps): KeptReminders {
  const { handle, session, preferences, ledger, storage } = parts
  let reminded: { readonly userId: string; readonly person: RemindedPerson } | undefined
  let last: string | undefined
  let wanted = ''
  // Optimistic: preferences set here a moment ago apply until the store has them.
  let given: Preferences['notifications'] | undefined

  const wishes = () => given ?? preferences.known().preferences.notifications
  const areKnown = () => given !== undefined || preferences.known().from !== 'defaults'
  // A person may have chosen exactly the defaults.
  const wantedNow = () => JSON.stringify([wishes(), areKnown()])
  const start = () => {
    const state = handle.state()
    if (state.phase !== 'open' || state.userId === reminded?.userId) return
    const { userId, journal } = state
    const { habit, levels } = journal
    const api = parts.apiOf(userId)
    const who = { userId, api, habit, levels, wishes, areKnown }
    reminded = { userId, person: remindPerson(parts, who) }
    last = userId
    wanted = wantedNow()
    void reminded.person.look()
    quietly(reminded.person.catchUp())
  }
  /** While signed out, there are no reminders, and the push subscription ends. */
  const leave = async (gone: string | undefined) => {
    await ledger.leave()
    if (gone !== undefined) await ledger.forget(gone)
    const manager = await parts.push.manager()
    if (manager) await unsubscribeHere(manager, storage)
  }
  const followHandle = () => {
    const { userId } = handle.state()
    const before = reminded?.userId
    if (before !== undefined && before !== userId) {
      reminded?.person.stop()
      reminded = undefined
    }
    start()
  }
  const followSession = () => {
    const state = session.state()
    if (state.phase !== 'signed-out') return
    // A browser that never had a session has nothing to clean up.
    if (state.because === 'none' && pushMarks(storage).read().userId === undefined) return
    quietly(leave(state.because === 'gone' ? last : undefined))
  }
  const followWishes = () => {
    given = undefined
    const now = wantedNow()
    if (!reminded || now === wanted) return
    wanted = now
    quietly(reminded.person.follow())
  }
  const present = () => {
    if (!reminded) throw new Error('There’s no one to remind')
    return reminded
  }

  session.subscribe(followSession)
  handle.subscribe(followHandle)
  preferences.subscribe(followWishes)
  followSession()
  followHandle()
  return {
    look: () => void reminded?.person.look(),
    follow: () => reminded && quietly(reminded.person.follow()),
    async setUp({ notifications }) {
      given = notifications
      wanted = wantedNow()
      await reminded?.person.follow()
    },
    async turnOffEverywhere() {
      const { person } = present()
      // If the preferences can't be stored anywhere, this throws and nothing is turned off.
      await turnOffInAccount(preferences)
      storage.removeItem('scheduledNotifications')
      await person.endEverywhere().catch(() => {})
      // It applies here at once; telling the server may happen later.
      quietly(person.settle())
    },
    async agree(tellDays) {
      const { userId, person } = present()
      keepAgreement(storage, userId, tellDays)
      await person.agree()
    },
  }
}

/** Failures are retried on the next occasion. */
function quietly(work: Promise<void>): void {
  work.catch(() => {})
}
