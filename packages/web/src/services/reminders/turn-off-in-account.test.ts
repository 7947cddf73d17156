import { describe, expect, it } from 'vitest'
import { aPreferencesStore, SILENCE } from '#services/preferences/testing/a-preferences-store.ts'
import { turnOffInAccount } from './turn-off-in-account.ts'

const OFF = { reminderEnabled: false, streakAlerts: false }

async function reminded() {
  const a = await aPreferencesStore()
  const wishes = { reminderEnabled: true, streakAlerts: true, preferredTime: '07:45' }
  a.account.preferences = { ...a.account.preferences, notifications: wishes }
  return a
}

describe('all notifications are turned off in the account', () => {
  it("even from a device that never learned the account's preferences", async () => {
    const { store, account } = await reminded()
    expect(store.known().from).toBe('defaults')
    await turnOffInAccount(store)
    expect(account.preferences.notifications).toEqual({ ...OFF, preferredTime: '07:45' })
  })

  it('later, if it is unreachable now', async () => {
    const { store, account, broken } = await reminded()
    broken.GET = [SILENCE]
    await turnOffInAccount(store)
    expect(store.known().preferences.notifications).toMatchObject(OFF)
    await store.load()
    expect(account.preferences.notifications).toEqual({ ...OFF, preferredTime: '07:45' })
  })
})
