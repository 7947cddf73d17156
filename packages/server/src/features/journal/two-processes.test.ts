import { anEntry } from '@daywell/core/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#database/index.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { insertVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { signUpAt } from '../account/testing/people.ts'
import { type Device, device, tempId } from './testing/device.ts'

/** Everything that a device gets from its first sync to one that brings nothing more. */
async function pullAll(from: readonly Device[], isOver: () => boolean): Promise<string[]> {
  const texts: string[] = []
  let since: string | undefined
  for (let turn = 0; ; turn += 1) {
    const over = isOver()
    const page = await (from[turn % from.length] as Device).sync({ since })
    texts.push(...page.entries.map(({ content }) => content))
    since = page.syncedAt
    if (over && !page.more) return texts
  }
}

describe.each(engines)('two servers on one %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('whose syncs are interleaved skip nothing and send nothing twice', async () => {
    const place = await databases.place()
    const servers = [await runAppForTest(place), await runAppForTest(place)]
    const { token } = await signUpAt(servers[0]?.port as number)
    const devices = servers.map(({ port }) => device(port, token))
    const written: string[] = []
    const write = async (one: Device, name: string) => {
      for (let n = 0; n < 15; n += 1) {
        const content = `${name}, entry ${n}`
        if (n % 3 === 0) await one.sync({ entries: [{ _id: tempId(), content }], since: inFuture })
        else await one.create({ content })
        written.push(content)
      }
    }
    let over = false
    const writers = devices.flatMap((one, n) => [write(one, `a${n}`), write(one, `b${n}`)])
    const pulled = pullAll(devices, () => over)
    await Promise.all(writers)
    over = true
    expect((await pulled).toSorted()).toEqual(written.toSorted())
  })
})

const inFuture = '2099-01-01T00:00:00.000Z'

describe('a change that another process commits late', { timeout: 120_000 }, () => {
  const databases = freshDatabases('postgres')

  it('SYNC-40 is not skipped: the sync waits for it', async () => {
    const place = await databases.place()
    const app = await runAppForTest(place)
    const { user, token } = await app.signUp()
    const me = device(app.port, token)
    const other = await databases.open(place)
    const key = await app.keyring.userKey(other.read, user.id)
    const commit = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const late = other.write(async (trx) => {
      const { last: changedAt } = await takeStamps(trx, { userId: user.id }, Date.now())
      const entry = anEntry({ _id: newId(Date.now()), content: 'committed late' })
      await insertVersion(trx, sealVersion(key, entry), { changedAt, sitting: '' })
      written.resolve()
      await commit.promise
    })
    await written.promise
    const syncing = me.sync()
    await Promise.race([syncing, untilSomebodyWaits(other.read)])
    commit.resolve()
    await late
    const first = await syncing
    const next = await me.sync({ since: first.syncedAt })
    const texts = [...first.entries, ...next.entries].map(({ content }) => content)
    expect(texts).toEqual(['committed late'])
  })
})

/** Until a statement waits for a lock that another transaction holds. */
async function untilSomebodyWaits(read: Parameters<ReturnType<typeof sql>['execute']>[0]) {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(read)
    if (rows.length > 0) return
  }
}
