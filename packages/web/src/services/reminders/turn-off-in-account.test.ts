import { describe, expect, it } from 'vitest'
import { aRoom, SILENCE } from '#services/preferences/testing/a-room.ts'
import { turnOffInAccount } from './turn-off-in-account.ts'

const OFF = { reminderEnabled: false, streakAlerts: false }

async function reminded() {
  const a = await aRoom()
  const wishes = { reminderEnabled: true, streakAlerts: true, preferredTime: '07:45' }
  a.account.preferences = { ...a.account.preferences, notifications: wishes }
  return a
}

describe('all notifications are turned off in the account', () => {
  it('also from a device that never learned what the account has', async () => {
    const { keeper, account } = await reminded()
    expect(keeper.known().from).toBe('defaults')
    await turnOffInAccount(keeper)
    expect(account.preferences.notifications).toEqual({ ...OFF, preferredTime: '07:45' })
  })

  it('also later, where it cannot be reached now', async () => {
    const { keeper, account, broken } = await reminded()
    broken.GET = [SILENCE]
    await turnOffInAccount(keeper)
    expect(keeper.known().preferences.notifications).toMatchObject(OFF)
    await keeper.load()
    expect(account.preferences.notifications).toEqual({ ...OFF, preferredTime: '07:45' })
  })
})
