import { describe, expect, it } from 'vitest'
import { askIn, permissionIn } from './permission.ts'
import { remindersTexts } from './reminders.texts.ts'
import { remindersIn } from './reminders-in.ts'
import { WISHES } from './testing/simulated-device.ts'
import { turnOff } from './turn-off.ts'

describe('the permission to show notifications', () => {
  it("is the browser's, and unsupported where there are no notifications", () => {
    expect(permissionIn({})).toBe('unsupported')
    for (const permission of ['default', 'granted', 'denied'] as const)
      expect(
        permissionIn({ Notification: { permission, requestPermission: async () => permission } }),
      ).toBe(permission)
  })

  it('ERR-45 cannot be requested, nor anything set up, where there are none', async () => {
    const { ask, setUp } = remindersIn({}, () => Promise.reject(new Error('Not to be fetched')))
    await expect(ask()).rejects.toThrow(/^This browser does not support notifications$/)
    await expect(setUp({ notifications: WISHES })).rejects.toThrow(/^Notifications not supported$/)
  })

  it('is requested once', async () => {
    const Notification = {
      permission: 'default' as NotificationPermission,
      async requestPermission() {
        this.permission = 'granted'
        return this.permission
      },
    }
    expect(await askIn({ Notification })).toBe('granted')
  })
})

it.each([
  ['worked', async () => {}, ['success', 'All notifications disabled']],
  ['failed', () => Promise.reject(new Error('No')), ['error', 'Failed to disable notifications']],
])(
  'ERR-33 the result of ending all notifications is shown: %s',
  async (_, turnOffEverywhere, said) => {
    const heard: string[][] = []
    await turnOff({ turnOffEverywhere }, remindersTexts.en.off, {
      success: (words) => heard.push(['success', words]),
      error: (words) => heard.push(['error', words]),
    })
    expect(heard).toEqual([said])
  },
)
