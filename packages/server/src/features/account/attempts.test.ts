import { describe, expect, it, vi } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { NO_LIMITS, type RunningApp, runAppForTest } from '#http/testing/running-app.ts'
import { sweepAttempts } from '#limits/recent-attempts.ts'
import { type Engine, engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holdNextUnit } from '#testing/hold-next-unit.ts'
import { rowsAfterUnits } from '#testing/rows-after-units.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { asIfOften } from './testing/as-if-often.ts'
import { aSignup, askFrom, logInAt, PROXY, signUpAt } from './testing/people.ts'

type Answer = ReturnType<typeof logInAt>

const HOME = '203.0.113.7'
const ELSEWHERE = '198.51.100.9'

/** What a file of limits runs: an app behind a proxy, whose clock the test moves. */
function limited(engine: Engine) {
  const databases = freshDatabases(engine)

  async function run() {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const place = await databases.place()
    const app = await runAppForTest(place, { env: PROXY, clock: () => now })
    const pass = (ms: number) => {
      now += ms
    }
    return { ...app, place, pass }
  }
  return { databases, run }
}

const fail = async (
  { port }: Pick<RunningApp, 'port'>,
  email: string,
  times: number,
  from = HOME,
) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) {
    const { status } = await logInAt(port, { email, password: `guess ${n}` }, { from })
    statuses.push(status)
  }
  return statuses
}
const times = (n: number, status: number) => Array<number>(n).fill(status)

/** As `fail`, without most of the calls: what the first and the last are answered. */
const failOften = (
  app: Pick<RunningApp, 'port' | 'database'>,
  email: string,
  times: number,
  from = HOME,
) => asIfOften(app, times, async () => (await fail(app, email, 1, from))[0] ?? 0)

const failFromTen = async (app: Pick<RunningApp, 'port' | 'database'>, email: string) => {
  for (let n = 0; n < 10; n += 1)
    expect(await failOften(app, email, 10, `198.51.100.${n}`)).toEqual([401, 401])
}

describe.each(engines)('limits on %s', { timeout: 60_000 }, (engine) => {
  const { run } = limited(engine)

  it('SEC-03 more than 10 failed logins a minute for one account from one address are answered 429', async () => {
    const app = await run()
    const [ann, bob] = [await signUpAt(app.port), await signUpAt(app.port)]
    expect(await fail(app, ann.email, 12)).toEqual([...times(10, 401), 429, 429])
    // In another case it is the same account, and the right password does not help.
    expect(await fail(app, ann.email.toUpperCase(), 1)).toEqual([429])
    const locked = await logInAt(app.port, ann, { from: HOME })
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '60'])
    // Neither others at that address nor the same person elsewhere are locked out.
    expect((await logInAt(app.port, bob, { from: HOME })).status).toBe(200)
    expect((await logInAt(app.port, ann, { from: ELSEWHERE })).status).toBe(200)
    app.pass(59_999)
    expect((await logInAt(app.port, ann, { from: HOME })).status).toBe(429)
    app.pass(1)
    expect((await logInAt(app.port, ann, { from: HOME })).status).toBe(200)
  })

  it('SEC-20 a clock that is set back, or was set ahead, does not extend a lockout', async () => {
    const app = await run()
    const ann = await signUpAt(app.port)
    const HOUR = 3_600_000
    for (const jump of [-HOUR, HOUR, -365 * 24 * HOUR]) {
      expect(await failOften(app, ann.email, 10)).toEqual([401, 401])
      expect(await fail(app, ann.email, 1)).toEqual([429])
      app.pass(jump)
      expect((await logInAt(app.port, ann, { from: HOME })).status).toBe(200)
    }
    expect(await failOften(app, ann.email, 10)).toEqual([401, 401])
    expect(await fail(app, ann.email, 1), 'and the limit holds').toEqual([429])
  })

  it('SEC-72 a failed login waits for no sweep of attempts: a job does it', async () => {
    const app = await run()
    const old = Array.from({ length: 120 }, (_, n) => ({ key: `${n}`, times: '[]', until: 1 }))
    await app.database.write((trx) => trx.insertInto('limits').values(old).execute())
    const left = rowsAfterUnits(app.database, 'limits')
    expect(await fail(app, aSignup().email, 1)).toEqual([401])
    expect(Math.min(...left)).toBeGreaterThanOrEqual(120)
    const { database } = await runAppForTest(app.place, { jobsAfter: 1 })
    await vi.waitFor(
      async () =>
        expect(await database.read.selectFrom('limits').selectAll().execute()).toHaveLength(0),
      { timeout: 15_000 },
    )
  })

  it('an account that does not exist is limited like one that does', async () => {
    const app = await run()
    expect(await fail(app, aSignup().email, 11)).toEqual([...times(10, 401), 429])
  })

  it('of many guesses sent at once no more than 10 are answered', async () => {
    const app = await run()
    const { email, password } = await signUpAt(app.port)
    const guesses = Array.from({ length: 14 }, (_, n) => `guess ${n}`)
    const answers = await Promise.all(
      guesses.map((guess) => logInAt(app.port, { email, password: guess }, { from: HOME })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await logInAt(app.port, { email, password }, { from: HOME })).status).toBe(429)
  })

  it('SEC-03 a right password is refused where 10 wrong ones came while it was compared', async () => {
    const app = await run()
    const ann = await signUpAt(app.port)
    const unit = holdNextUnit(app.database)
    const right = logInAt(app.port, ann, { from: HOME })
    await unit.arrived
    expect(await fail(app, ann.email, 10)).toEqual(times(10, 401))
    unit.release()
    expect((await right).status).toBe(429)
  })

  it('SEC-31 guesses of strangers, at the password or at the code, keep no one from recovering', async () => {
    const app = await run()
    const { email, password, recoveryCode, device } = await signUpAt(app.port)
    const recover = async (code: string, from: string, devices: string[] = []) => {
      const json = { email, recoveryCode: code, newPassword: 'another one', devices }
      return (await askFrom(app.port, 'POST /api/auth/recover', { json, from })).status
    }
    await failFromTen(app, email)
    expect((await logInAt(app.port, { email, password }, { from: HOME })).status).toBe(429)
    for (let network = 0; network < 11; network += 1) {
      const guess = () => recover('AAAAA-BBBBB', `192.0.2.${network}`)
      expect(await asIfOften(app, 10, guess)).toEqual([401, 401])
      expect(await guess()).toBe(429)
    }
    expect(await recover(recoveryCode, '192.0.2.0')).toBe(429)
    // A device that is known isn’t held up by others in its network either.
    const guess = () => recover('AAAAA-BBBBB', '192.0.2.0', [device])
    expect(await asIfOften(app, 10, guess)).toEqual([401, 401])
    expect(await recover(recoveryCode, '192.0.2.0', [device])).toBe(429)
    expect(await recover(recoveryCode, HOME)).toBe(200)
  })

  it('SEC-31 wrong codes count with failed logins at an address', async () => {
    const app = await run()
    const recover = async () => {
      const json = { email: aSignup().email, recoveryCode: 'AAAAA', newPassword: 'another one' }
      return (await askFrom(app.port, 'POST /api/auth/recover', { json, from: HOME })).status
    }
    expect(await asIfOften(app, 50, recover)).toEqual([401, 401])
    for (let n = 0; n < 5; n += 1)
      expect(await failOften(app, aSignup().email, 10)).toEqual([401, 401])
    expect(await recover()).toBe(429)
    expect(await fail(app, aSignup().email, 1)).toEqual([429])
  })

  it('SEC-15 count wrong passwords in a session together, and apart from those of strangers', async () => {
    const app = await run()
    const { port } = app
    const { email, token, username, displayName, password } = await signUpAt(port)
    const change = { email, username, displayName, currentPassword: 'not it' }
    const wrong = { json: { password: 'not it' }, token, from: HOME }
    const right = { json: { password }, token, from: HOME }
    expect(await fail(app, email, 11)).toEqual([...times(10, 401), 429])
    expect((await askFrom(port, 'POST /api/auth/confirm', right)).status).toBe(204)
    for (let n = 0; n < 4; n += 1) {
      expect((await askFrom(port, 'POST /api/auth/confirm', wrong)).status).toBe(422)
      expect((await askFrom(port, 'POST /api/auth/recovery-code', wrong)).status).toBe(422)
    }
    const changing = { json: { ...change, newPassword: 'another one' }, token, from: HOME }
    for (let n = 0; n < 2; n += 1)
      expect((await askFrom(port, 'PUT /api/auth/profile', changing)).status).toBe(422)
    for (const what of ['POST /api/auth/confirm', 'POST /api/auth/recovery-code'])
      expect((await askFrom(port, what, right)).status).toBe(429)
    expect((await ask(port, 'GET /api/auth/verify', { token })).status).toBe(200)
    app.pass(60_000)
    expect((await askFrom(port, 'POST /api/auth/confirm', right)).status).toBe(204)
  })

  it('keep no email and no address that they do not need', async () => {
    const app = await run()
    const { email } = aSignup()
    await fail(app, email, 1)
    await signUpAt(app.port, { from: HOME })
    const stored = await storedBytes(app.database, app.place)
    expect([email, HOME].filter((words) => holds(stored, words))).toEqual([])
    app.pass(60 * 60_000)
    await fail(app, email, 1, ELSEWHERE)
    await sweepAttempts(app.database, Date.parse('2026-01-01T01:00:00Z'))
    const left = await app.database.read.selectFrom('limits').select('until').execute()
    expect(left).toHaveLength(3)
  })
})

// What counts where is decided above the database, which has its own tests in #limits.
describe('which attempts count', { timeout: 60_000 }, () => {
  const { databases, run } = limited('sqlite')

  it('SEC-09 more than 100 failed logins a minute from one address are answered 429', async () => {
    const app = await run()
    const ann = await signUpAt(app.port)
    for (let n = 0; n < 10; n += 1)
      expect(await failOften(app, aSignup().email, 10)).toEqual([401, 401])
    expect(await fail(app, aSignup().email, 1)).toEqual([429])
    expect((await logInAt(app.port, ann, { from: HOME })).status).toBe(429)
    expect((await logInAt(app.port, ann, { from: ELSEWHERE })).status).toBe(200)
    app.pass(60_000)
    expect(await fail(app, aSignup().email, 1)).toEqual([401])
  })

  it('SEC-26 100 wrong logins through an unconfigured proxy lock out no one else behind it', async () => {
    const app = await runAppForTest(await databases.place())
    const ann = await signUpAt(app.port)
    for (let n = 0; n < 10; n += 1) await failOften(app, aSignup().email, 10)
    expect(await fail(app, aSignup().email, 1)).toEqual([429])
    expect((await logInAt(app.port, ann, { from: ELSEWHERE })).status).toBe(200)
  })

  it('SEC-32 addresses that callers make up behind such a proxy get 20 times the limit together', async () => {
    const limits = { ...NO_LIMITS, failuresPerAddress: 1, signupsPerAddressDaily: 1 }
    const untrusted = await runAppForTest(await databases.place(), { limits })
    const trusted = await runAppForTest(await databases.place(), { limits, env: PROXY })
    const statuses = async ({ port }: RunningApp, ask: (port: number, from: string) => Answer) => {
      const all: number[] = []
      for (let n = 0; n < 22; n += 1) all.push((await ask(port, `203.0.113.${n}`)).status)
      return all
    }
    const logIn = (port: number, from: string) => logInAt(port, aSignup(), { from })
    const signUp = (port: number, from: string) =>
      askFrom(port, 'POST /api/auth/signup', { json: aSignup(), from })
    expect(await statuses(untrusted, logIn)).toEqual([...times(20, 401), 429, 429])
    expect(await statuses(untrusted, signUp)).toEqual([...times(20, 201), 429, 429])
    expect(await statuses(trusted, logIn)).toEqual(times(22, 401))
    expect(await statuses(trusted, signUp)).toEqual(times(22, 201))
  })

  it('SEC-32 signups a minute, too', async () => {
    const limits = { ...NO_LIMITS, signupsPerAddress: 1 }
    const { port } = await runAppForTest(await databases.place(), { limits })
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) {
      const asked = { json: aSignup(), from: `203.0.113.${n}` }
      statuses.push((await askFrom(port, 'POST /api/auth/signup', asked)).status)
    }
    expect(statuses).toEqual([...times(20, 201), 429])
  })

  it('SEC-10 more than 60 signups a minute from one address are answered 429', async () => {
    const app = await run()
    const signUp = (from: string) =>
      askFrom(app.port, 'POST /api/auth/signup', { json: aSignup(), from })
    const status = async () => (await signUp(HOME)).status
    expect(await asIfOften(app, 60, status)).toEqual([201, 201])
    const refused = await signUp(HOME)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await signUp(ELSEWHERE)).status).toBe(201)
    app.pass(60_000)
    expect((await signUp(HOME)).status).toBe(201)
  })

  it('SEC-11 logins that succeed do not count', async () => {
    const app = await run()
    const ann = await signUpAt(app.port)
    // One more fills each count: of the account here, of the address, of the account in an hour.
    for (let n = 0; n < 9; n += 1) {
      await failOften(app, ann.email, 10, `198.51.100.${n}`)
      await failOften(app, aSignup().email, 10)
    }
    expect(await failOften(app, ann.email, 9)).toEqual([401, 401])
    for (let n = 0; n < 3; n += 1)
      expect((await logInAt(app.port, ann, { from: HOME })).status).toBe(200)
    expect(await fail(app, ann.email, 2)).toEqual([401, 429])
  })

  it('SEC-14 an account has 100 failed logins an hour from wherever, and its known devices their own', async () => {
    const app = await run()
    const [ann, bob] = [await signUpAt(app.port), await signUpAt(app.port)]
    await failFromTen(app, ann.email)
    expect(await fail(app, ann.email, 1, HOME)).toEqual([429])
    // A stranger doesn’t learn from it whether there is such an account.
    const unknown = aSignup().email
    for (let n = 0; n < 10; n += 1) await failOften(app, unknown, 10, `192.0.2.${n}`)
    expect(await fail(app, unknown, 1, HOME)).toEqual([429])
    const locked = await logInAt(app.port, ann, { from: HOME })
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '3600'])
    // SEC-15: neither the device of someone else nor a made-up one is known here.
    for (const devices of [[bob.device], [ann.device.replace(/.$/, '_')], ['x'], ['']])
      expect((await logInAt(app.port, ann, { from: HOME, devices })).status).toBe(429)
    const devices = ['x', bob.device, ann.device]
    expect((await logInAt(app.port, ann, { from: HOME, devices })).status).toBe(200)
    const guess = { ...ann, password: 'a guess' }
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1)
      statuses.push((await logInAt(app.port, guess, { from: `203.0.113.${n}`, devices })).status)
    expect(statuses).toEqual([...times(10, 401), 429])
    app.pass(60 * 60_000)
    expect((await logInAt(app.port, ann, { from: HOME })).status).toBe(200)
  })

  it('SEC-33 all known devices of an account have twice the count of one together', async () => {
    const app = await run()
    const ann = await signUpAt(app.port)
    const known = [ann.device]
    while (known.length < 3)
      known.push(((await logInAt(app.port, ann)).json as { device: string }).device)
    const guess = { ...ann, password: 'a guess' }
    const tryAll = async () => {
      const statuses: number[] = []
      for (const device of known) {
        const one = async () => (await logInAt(app.port, guess, { devices: [device] })).status
        statuses.push(...(await asIfOften(app, 10, one)), await one())
      }
      return statuses
    }
    const twoOfThree = [401, 401, 429, 401, 401, 429, ...times(3, 429)]
    for (let n = 0; n < 10; n += 1) {
      expect(await tryAll()).toEqual(twoOfThree)
      app.pass(60_000)
    }
    expect(await tryAll(), 'nor more in an hour').toEqual(times(9, 429))
  })

  it('SEC-33 a new password makes every device a stranger again', async () => {
    const app = await run()
    const ann = await signUpAt(app.port)
    const { email, username, displayName, password, token, device } = ann
    await failFromTen(app, email)
    expect((await logInAt(app.port, ann, { devices: [device] })).status).toBe(200)
    const newPassword = 'rain on tin roofs'
    const json = { email, username, displayName, currentPassword: password, newPassword }
    expect((await ask(app.port, 'PUT /api/auth/profile', { token, json })).status).toBe(200)
    const now = { email, password: newPassword }
    expect((await logInAt(app.port, now, { devices: [device] })).status).toBe(429)
    app.pass(60 * 60_000)
    const next = (await logInAt(app.port, now)).json as { device: string }
    await failFromTen(app, email)
    expect((await logInAt(app.port, now)).status).toBe(429)
    expect((await logInAt(app.port, now, { devices: [next.device] })).status).toBe(200)
  })

  it('SEC-16 count the whole site that an IPv6 customer can have, at one account and at all', async () => {
    const app = await run()
    const { email } = await signUpAt(app.port)
    for (let n = 0; n < 10; n += 1)
      expect(await fail(app, email, 1, `2001:db8:1:${n}::${n}`)).toEqual([401])
    for (const net of [1, 2, 3])
      expect(await fail(app, email, 1, `2001:db8:1:${net}::ff`)).toEqual([429])
    expect(await fail(app, email, 1, '2001:db8:2:1::1')).toEqual([401])
    for (let n = 0; n < 29; n += 1) {
      const from = `2001:db8:1:${100 + n}::1`
      expect(await failOften(app, aSignup().email, 10, from)).toEqual([401, 401])
    }
    expect(await fail(app, aSignup().email, 1, '2001:db8:1:fff::1')).toEqual([429])
  })

  it('SEC-17 more accounts than SIGNUPS_PER_ADDRESS_PER_DAY from one address are answered 429', async () => {
    const place = await databases.place()
    let now = Date.parse('2026-01-01T00:00:00Z')
    const env = { ...PROXY, SIGNUPS_PER_ADDRESS_PER_DAY: '3' }
    const clock = () => now
    const [one, other] = [
      await runAppForTest(place, { env, clock }),
      await runAppForTest(place, { env, clock }),
    ]
    const signUp = ({ port }: RunningApp, from: string, parts = {}) =>
      askFrom(port, 'POST /api/auth/signup', { json: aSignup(parts), from })
    const first = await signUpAt(one.port, { from: HOME })
    // What makes no account uses up nothing.
    for (let n = 0; n < 4; n += 1)
      expect((await signUp(one, HOME, { email: first.email })).status).toBe(409)
    expect((await signUp(other, HOME)).status).toBe(201)
    expect((await signUp(one, HOME)).status).toBe(201)
    const refused = await signUp(other, HOME)
    expect([refused.status, refused.headers['retry-after'], refused.json]).toEqual([
      429,
      '86400',
      {
        error: 'Too many accounts were created from your network today. Please try again tomorrow',
        code: 'too_many_requests',
      },
    ])
    expect((await signUp(one, ELSEWHERE)).status).toBe(201)
    const site = (n: number) => `2001:db8:7:${n.toString(16)}::1`
    for (let n = 0; n < 15; n += 1) expect((await signUp(one, site(n))).status).toBe(201)
    expect((await signUp(one, site(20))).status).toBe(429)
    now += 24 * 60 * 60_000
    expect((await signUp(one, HOME)).status).toBe(201)
    expect((await one.database.read.selectFrom('users').select('id').execute()).length).toBe(20)
  })
})
