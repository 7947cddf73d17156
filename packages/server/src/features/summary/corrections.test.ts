import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { summer } from './testing/summing.ts'

describe.each(engines)('corrections on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('INS-23 are kept, sealed, and go with their entry; nobody corrects what is not theirs', async () => {
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
})
