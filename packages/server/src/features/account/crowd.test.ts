import { describe, expect, it } from 'vitest'
import { openKeyring, Passwords } from '#crypto/index.ts'
import { CHEAP } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { accountService } from './account.service.ts'
import { ATTEMPT_LIMITS } from './attempts.service.ts'
import { aSignup } from './testing/people.ts'

describe('a crowd at the door', () => {
  const databases = freshDatabases('sqlite')

  it('is let in one after the other, and who would wait in vain is told to come back', async () => {
    const place = await databases.place()
    const database = await databases.open(place)
    const keys = { secretKey: undefined, secretKeyPrevious: undefined }
    const keyring = await openKeyring({ database, dataDir: place.dataDir, ...keys })
    const accounts = accountService({
      database,
      keyring,
      passwords: new Passwords(CHEAP, { atOnce: 1, waiting: 3 }),
      clock: Date.now,
      signups: 'open',
      addPreferences: async () => {},
      attemptLimits: ATTEMPT_LIMITS,
    })
    const caller = { address: '203.0.113.7', userAgent: undefined }
    const signups = await Promise.allSettled(
      Array.from({ length: 20 }, () => accounts.signUp(aSignup(), caller)),
    )
    const refused = signups.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(20)
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'too_many_requests', extras: { retryAfter: 5 } })
    }
    await expect(accounts.signUp(aSignup(), caller)).resolves.toMatchObject({ user: {} })
  })
})
