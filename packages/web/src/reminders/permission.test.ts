import { describe, expect, it } from 'vitest'
import { askIn, permissionIn } from './permission.ts'

describe('the permission to show notifications', () => {
  it('is what the browser says, and unsupported where it knows no notifications', () => {
    expect(permissionIn({})).toBe('unsupported')
    for (const permission of ['default', 'granted', 'denied'] as const)
      expect(
        permissionIn({ Notification: { permission, requestPermission: async () => permission } }),
      ).toBe(permission)
  })

  it('is asked for, and cannot be where there are none', async () => {
    await expect(askIn({})).rejects.toThrow('This browser does not support notifications')
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
