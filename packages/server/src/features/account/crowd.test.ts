import { describe, expect, it } from 'vitest'
import { openKeyring, Passwords } from '#crypto/index.ts'
import { CHEAP, NO_LIMITS } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { type AccountService, accountService } from './account.service.ts'
import type { Caller, Me } from './account-deps.ts'
import { aSignup } from './testing/people.ts'

const from = (address: string): Caller => ({
  address,
  site: address,
  userAgent: undefined,
})
const FLOOD = 600
const ROOM = { maxRunning: 3, maxWaiting: 500, maxWaitMs: 8000 }

interface Flooder {
  readonly signup: ReturnType<typeof aSignup>
  readonly me: Me
  readonly recoveryCode: string
}

type Call = (accounts: AccountService, flooder: Flooder, caller: Caller) => Promise<unknown>

const CALLS: [string, Call][] = [
  ['logins', (accounts, { signup }, caller) => accounts.logIn(signup, caller)],
  ['signups', (accounts, _, caller) => accounts.signUp(aSignup(), caller)],
  [
    'password confirmations',
    (accounts, { me, signup }, caller) => accounts.confirmPassword(me, signup.password, caller),
  ],
  [
    'new recovery codes',
    (accounts, { me, signup }, caller) => accounts.renewRecoveryCode(me, signup.password, caller),
  ],
  [
    'recoveries',
    (accounts, { signup: { email }, recoveryCode }, caller) =>
      accounts.recover({ email, recoveryCode, newPassword: 'a new password' }, caller),
  ],
  [
    'password changes',
    (accounts, { me, signup: { password, ...names } }, caller) => {
      const passwords = { currentPassword: password, newPassword: 'a new password' }
      return accounts.updateProfile(me, { ...names, ...passwords }, caller)
    },
  ],
]

describe('a crowd at the door', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')

  async function open(room = ROOM, cost = CHEAP) {
    const place = await databases.place()
    const database = await databases.open(place)
    const keys = { secretKey: undefined, secretKeyPrevious: undefined }
    const keyring = await openKeyring({ database, dataDir: place.dataDir, ...keys })
    return accountService({
      database,
      keyring,
      passwords: new Passwords(cost, room),
      clock: Date.now,
      signups: 'open',
      passwordMinLength: 6,
      addPreferences: async () => {},
      whenSignedIn: () => {},
      whenEmailChanged: () => {},
      whenLeaving: async () => {},
      eraseMedia: async () => {},
      eraseFailed: () => {},
      attemptLimits: NO_LIMITS,
    })
  }

  async function aFlooder(accounts: AccountService): Promise<Flooder> {
    const signup = aSignup()
    const { token, recoveryCode } = await accounts.signUp(signup, from('198.51.100.1'))
    return { signup, me: (await accounts.findSession(token)) as Me, recoveryCode }
  }

  it.each(CALLS)('lets others in while one client sends 600 %s at once', async (_, call) => {
    const accounts = await open()
    const flooder = await aFlooder(accounts)
    const others = Array.from({ length: 15 }, () => aSignup())
    for (const other of others) await accounts.signUp(other, from('198.51.100.2'))

    const flood = Array.from({ length: FLOOD }, () =>
      call(accounts, flooder, from('198.51.100.1')).catch((error: unknown) => error),
    )
    const logins = others.map((other, n) => accounts.logIn(other, from(`203.0.113.${n}`)))
    const outcomes = await Promise.allSettled(logins)
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'))
    const refused = (await Promise.all(flood)).filter((answer) => answer instanceof Error)
    expect(refused.length).toBeGreaterThan(FLOOD / 2)
    expect(refused).toContainEqual(
      expect.objectContaining({ code: 'too_many_requests', extras: expect.anything() }),
    )
  })

  it('lets others in while one account is logged in to from everywhere at once', async () => {
    const accounts = await open()
    const { signup } = await aFlooder(accounts)
    const other = aSignup()
    await accounts.signUp(other, from('198.51.100.2'))
    const flood = Array.from({ length: FLOOD }, (_, n) =>
      accounts.logIn(signup, from(`10.0.${n >> 8}.${n % 256}`)).catch((error: unknown) => error),
    )
    await expect(accounts.logIn(other, from('203.0.113.1'))).resolves.toBeTruthy()
    await Promise.all(flood)
  })

  it('of one address does not shut the owner of an account out of it', async () => {
    const accounts = await open()
    const { signup } = await aFlooder(accounts)
    const guess = { ...signup, password: 'only a guess' }
    const flood = Array.from({ length: FLOOD }, () =>
      accounts.logIn(guess, from('10.0.0.1')).catch((error: unknown) => error),
    )
    await expect(accounts.logIn(signup, from('203.0.113.1'))).resolves.toBeTruthy()
    await Promise.all(flood)
  })

  it('that comes from everywhere is told to come back when it would wait in vain', async () => {
    // Dear enough that all have come before the first few are done.
    const dear = { memoryKib: 19 * 1024, passes: 12, lanes: 1 }
    const accounts = await open({ ...ROOM, maxRunning: 1, maxWaiting: 3 }, dear)
    const caller = (n: number) => from(`203.0.113.${n}`)
    const signups = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => accounts.signUp(aSignup(), caller(n))),
    )
    const refused = signups.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(20)
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'too_many_requests', extras: { retryAfter: 5 } })
    }
    await expect(accounts.signUp(aSignup(), caller(1))).resolves.toMatchObject({ user: {} })
  })
})
