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
  /** Somebody looks at the page again. */
  look(): void
  /** The network is back, the permission is another, the worker has another subscription. */
  follow(): void
}

/** Reminds whoever is signed in, and nobody else. */
export function keepReminders(parts: KeepRemindersDeps): KeptReminders {
  const { handle, session, preferences, ledger, storage } = parts
  let reminded: { readonly userId: string; readonly person: RemindedPerson } | undefined
  let last: string | undefined
  let wanted = ''
  // What was said here a moment ago holds until the preferences say more.
  let given: Preferences['notifications'] | undefined

  const wishes = () => given ?? preferences.known().preferences.notifications
  const areKnown = () => given !== undefined || preferences.known().from !== 'defaults'
  // Somebody may have chosen just what holds for who chose nothing.
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
  /** Where nobody is signed in, nobody is reminded, and no push of theirs arrives. */
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
    // A browser in which nobody was signed in has nothing to forget.
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
    if (!reminded) throw new Error('Nobody is there to be reminded')
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
      // Where the wishes can be kept nowhere, nothing has ended: the person is told so.
      await turnOffInAccount(preferences)
      storage.removeItem('scheduledNotifications')
      await person.endEverywhere().catch(() => {})
      // It holds here; whether the server can be told now is another matter.
      quietly(person.settle())
    },
    async agree(tellDays) {
      const { userId, person } = present()
      keepAgreement(storage, userId, tellDays)
      await person.agree()
    },
  }
}

/** What waits for the server is tried again at the next occasion. */
function quietly(work: Promise<void>): void {
  work.catch(() => {})
}
