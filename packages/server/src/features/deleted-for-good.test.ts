import { randomBytes } from 'node:crypto'
import { setImmediate as nextMacrotask } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/index.ts'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { signUpAt } from './account/testing/people.ts'
import { device } from './journal/testing/device.ts'

const DAY = 24 * 60 * 60 * 1000

/** PostgreSQL keeps its files itself; what is said of them here is said of our own. */
describe('what is deleted', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')

  const sealedBytes = async ({ read }: Database, userId: string) => {
    const found = await Promise.all([
      read.selectFrom('entries').select('sealed').where('user_id', '=', userId).execute(),
      read.selectFrom('revisions').select('sealed').where('user_id', '=', userId).execute(),
      read
        .selectFrom('user_keys')
        .select('wrapped as sealed')
        .where('user_id', '=', userId)
        .execute(),
    ])
    // A long one lies on several pages, so any part of it counts.
    return found.flat().flatMap(({ sealed }) => [sealed.subarray(0, 40), sealed.subarray(-40)])
  }

  /** Short ones share a page, long ones fill pages of their own. */
  const writeMuch = async (port: number, token: string) => {
    const me = device(port, token)
    for (let n = 0; n < 10; n += 1) {
      const { _id } = await me.create({ content: `short ${n}` })
      await me.update(_id, { content: `longer ${randomBytes(n * 1000).toString('hex')}` })
    }
    return me
  }

  it('of an account is in no byte of the file or its log while the server runs on', async () => {
    const place = await databases.place()
    const { port, database } = await runAppForTest(place)
    const staying = await signUpAt(port, { displayName: 'Staying Here' })
    const leaving = await signUpAt(port, { displayName: 'Zebra Unforgettable' })
    await Promise.all([staying, leaving].map(({ token }) => writeMuch(port, token)))
    const sealed = await sealedBytes(database, leaving.user.id)
    const kept = await sealedBytes(database, staying.user.id)
    const names = [leaving.email, leaving.username, leaving.displayName, leaving.user.id]
    const before = await storedBytes(database, place)
    expect(names.every((name) => holds(before, name))).toBe(true)

    const { token } = leaving
    expect((await ask(port, 'DELETE /api/auth/profile', { token })).status).toBe(204)

    const after = await storedBytes(database, place)
    expect(names.filter((name) => holds(after, name))).toEqual([])
    expect(sealed.filter((bytes) => after.includes(bytes))).toEqual([])
    // The search itself works: what stays is found.
    expect(kept.every((bytes) => after.includes(bytes))).toBe(true)
  })

  it('for more than 30 days goes from the file and its log with the next purge', async () => {
    const place = await databases.place()
    const { port, database, signUp } = await runAppForTest(place)
    const { user, token } = await signUp()
    const me = await writeMuch(port, token)
    const words = await database.read.selectFrom('entries').select('sealed').execute()
    for (const { _id } of await me.list()) await me.remove(_id)
    expect(await me.deleted()).toHaveLength(words.length)
    const sealed = (await sealedBytes(database, user.id)).slice(0, -2)

    const clock = () => Date.now() + 31 * DAY
    await runAppForTest(place, { clock, jobsAfter: 1 })
    const left = async () => {
      const bytes = await storedBytes(database, place)
      return sealed.filter((part) => bytes.includes(part)).length
    }
    while ((await left()) > 0) await nextMacrotask()
  })

  it('waits for no reader forever: a long read keeps the log until later', async () => {
    const place = await databases.place()
    const [database, other] = [await databases.open(place), await databases.open(place)]
    const put = (key: string) =>
      database.write((trx) => trx.insertInto('meta').values({ key, value: 'zebra' }).execute())
    await Promise.all(['one', 'two'].map(put))
    const reading = reader(other)
    await reading.next()
    await database.write((trx) => trx.deleteFrom('meta').execute())
    await database.scrub()
    expect(holds(await storedBytes(database, place), 'zebra')).toBe(true)
    await reading.return(undefined)
    await database.scrub()
    expect(holds(await storedBytes(database, place), 'zebra')).toBe(false)
  })

  async function* reader({ read }: Database) {
    yield* read.selectFrom('meta').selectAll().stream()
  }
})
