import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { correctionsOf, keepCorrection } from '#stores/journal/corrections.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { summer } from './testing/summing.ts'

describe.each(engines)('corrections on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('INS-23 are kept, sealed, and go with their entry; another person’s entries can’t be corrected', async () => {
    const place = await databases.place()
    const app = await runAppForTest(place, { env: { PREMIUM: 'everyone' } })
    const [one, other] = [await summer(app), await summer(app)]
    const entryId = await one.write({ content: 'I was over the moon about the quince.' })
    const correction = { sentence: 'I was over the moon about the quince.', emotions: ['wistful'] }
    const send = async (token: string, id: string) => {
      const json = { entryId: id, ...correction }
      return (await ask(app.port, 'POST /api/insights/corrections', { token, json })).status
    }
    expect(await send(other.token, entryId)).toBe(404)
    expect(await send(one.token, '0123456789abcdef01234567')).toBe(404)
    expect(await send(one.token, entryId)).toBe(204)

    const [row, ...more] = await app.database.read.selectFrom('corrections').selectAll().execute()
    expect([row?.user_id, row?.entry_id, more]).toEqual([one.user.id, entryId, []])
    const exported = await ask(app.port, 'GET /api/export', { token: one.token })
    expect((exported.json as { corrections: object[] }).corrections).toMatchObject([
      { entryId, correction },
    ])
    const stolen = await storedBytes(app.database, place)
    for (const word of ['quince', 'wistful']) expect(holds(stolen, word)).toBe(false)

    await one.remove(entryId)
    expect(await send(one.token, entryId)).toBe(404)
  })

  it('are told to their person on another device, the last word on each sentence, while the entry is there', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
    const [one, other] = [await summer(app), await summer(app)]
    const entryId = await one.write({ content: 'I was glad. It rained.' })
    const said = async (sentence: string, ...emotions: string[]) => {
      const json = { entryId, sentence, emotions }
      await ask(app.port, 'POST /api/insights/corrections', { token: one.token, json })
    }
    const told = async (token: string) =>
      (await ask(app.port, 'GET /api/insights/corrections', { token })).json
    await said('I was glad.', 'fear')
    await said('It rained.', 'calm')
    await said('I was glad.')
    const glad = { entryId, sentence: 'I was glad.', emotions: [] }
    const rained = { entryId, sentence: 'It rained.', emotions: ['calm'] }
    expect(await told(one.token)).toEqual({ corrections: [rained, glad] })
    expect(await told(other.token)).toEqual({ corrections: [] })
    await one.remove(entryId)
    expect(await told(one.token)).toEqual({ corrections: [] })
  })

  it('INS-71 are refused beyond 10,000 of one person, and none is dropped for another', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
    const one = await summer(app)
    const entryId = await one.write({ content: 'I was glad.' })
    const key = await app.keyring.userKey(app.database.read, one.user.id)
    const sealed = key.seal({ table: 'corrections', row: 'x' }, Buffer.from('{}'))
    const rows = Array.from({ length: 9_999 }, (_, n) => ({
      id: `c${n}`,
      user_id: one.user.id,
      entry_id: entryId,
      created_at: n,
      sealed,
    }))
    await app.database.write(async (trx) => {
      for (let at = 0; at < rows.length; at += 2500) {
        await trx
          .insertInto('corrections')
          .values(rows.slice(at, at + 2500))
          .execute()
      }
    })
    const send = () =>
      ask(app.port, 'POST /api/insights/corrections', {
        token: one.token,
        json: { entryId, sentence: 'I was glad.', emotions: [] },
      })
    expect([(await send()).status, (await send()).status]).toEqual([204, 507])
    const kept = await app.database.read.selectFrom('corrections').select('id').execute()
    expect(kept).toHaveLength(10_000)
  })

  it('are opened some at a time, and others are served in between', async () => {
    const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
    const one = await summer(app)
    const entryId = await one.write({ content: 'I was glad. It rained.' })
    const key = await app.keyring.userKey(app.database.read, one.user.id)
    const said = Array.from({ length: 130 }, (_, n) => ({
      entryId,
      sentence: `Sentence ${n % 120}.`,
      emotions: [`feeling ${n}`],
    }))
    const keep = (correction: (typeof said)[number], at: number) =>
      keepCorrection(app.database, key, correction, 1_000 + at)
    await Promise.all(said.map(keep))
    let [now, most] = [0, 0]
    const open = (...sealed: Parameters<typeof key.open>) => {
      if (now === 0) setImmediate(() => (now = 0))
      now += 1
      most = Math.max(most, now)
      return key.open(...sealed)
    }
    const counting: typeof key = Object.assign(Object.create(key), { open })
    expect(await correctionsOf(app.database.read, counting)).toEqual(said.slice(10))
    expect(most).toBeLessThanOrEqual(100)
  })
})
