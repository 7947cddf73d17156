import { describe, expect, it, onTestFinished } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { BERLIN, EVENING, runReminding, toldTo } from './testing/reminding.ts'

describe.each(engines)('what push leaves behind on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('NOTE-38 is no word, address, key or place, in messages, log and database', async () => {
    const place = await databases.place()
    const server = await runReminding(place)
    onTestFinished(server.stop)
    const { service, person, database } = server
    const level = { level: 'local', tellDays: true } as const
    const all = [await person(level), await person(level), await person(level)]
    const [good, refusing, dying] = all.map(({ browser }) => browser)
    if (!good || !refusing || !dying) throw new Error('Somebody is missing')
    refusing.fault = { status: 413 }
    dying.fault = 'cut'
    for (const { call } of all) await call('POST /api/push/days', { localDate: '2026-11-14' })
    const lines: string[] = []
    const env = { LOG_LEVEL: 'trace', PUSH_ALLOW_HOSTS: service.host }
    const failed = Promise.withResolvers<void>()
    const logStream = {
      write(line: string) {
        lines.push(line)
        if (lines.filter((one) => one.includes('refused a message')).length === 2) failed.resolve()
      },
    }
    server.setClock(EVENING)
    // By itself, as the job of a server.
    await runAppForTest(place, { clock: () => EVENING, env, jobsAfter: 1, logStream })
    await failed.promise
    await service.until(() => good.received.length === 1)
    expect(toldTo(good)).toEqual(['reminder 2026-11-15'])
    expect(JSON.parse(good.received[0]?.text ?? '')).toEqual({
      kind: 'reminder',
      day: '2026-11-15',
    })

    const log = lines.join('')
    const stored = await storedBytes(database, place)
    const secrets = all.flatMap(({ user, browser }) => {
      const { endpoint, keys } = browser.subscription
      return [endpoint, browser.id, keys.p256dh, keys.auth, user.id]
    })
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
    const kept = [BERLIN, ...secrets.filter((_, n) => n % 5 !== 4)]
    expect(kept.filter((secret) => holds(stored, secret))).toEqual([])
    expect(log).toContain('"status":413')
  })
})
