import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@daywell/core/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runApp, runAppForTest } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { startProcess } from '#testing/child-process.ts'
import { type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addEverythingElse } from '#testing/person-with-everything.ts'
import { openDatabase } from '../index.ts'
import { migrations } from '../migrations/index.ts'
import { openSource, openTarget } from './link.ts'
import { cancelMove, moveDatabase } from './move-database.ts'
import { tableShapes } from './table-shapes.ts'

const TAKING_OVER = new URL('../../testing/taking-over-process.ts', import.meta.url)
const MOVING = new URL('../../testing/moving-process.ts', import.meta.url)
const ROWS = 1500
const ROUNDS = 3
const pairs = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const

describe.each(pairs)('moving from %s to %s', { timeout: 120_000 }, (from, to) => {
  const sources = freshDatabases(from)
  const targets = freshDatabases(to, { hasTables: false })

  const move = (source: FreshPlace, target: FreshPlace) =>
    moveDatabase({ from: source, to: target, toName: 'the target', progress: () => {} })

  /** A person with something in every table, and some more rows. */
  async function filled() {
    const place = await sources.place()
    const app = await runApp(place)
    const { user, token } = await app.signUp()
    await app.signUp()
    const saved = await ask(app.port, 'POST /api/journal', { token, json: { content: 'words 🌱' } })
    await addEverythingElse(app, user.id, (saved.json as { _id: string })._id)
    const values = Array.from({ length: ROWS }, (_, n) => ({ key: `key ${n} é`, value: `${n}` }))
    await app.database.write((trx) => trx.insertInto('meta').values(values).execute())
    return { place, ...app }
  }

  async function rowsOf(place: FreshPlace) {
    const { db, engine, close } = await openSource(place)
    const { migrations, ...tables } = await allRows({ read: db, engine } as never)
    await close()
    return {
      ...tables,
      meta: tables.meta?.filter((row) => !/moving_(from|by)|moved_(to|into)/.test(row)),
    }
  }

  it('OPS-11 copies while the server runs, and finishes once it is stopped: every row is equal', async () => {
    const { place, stop, port, signUp } = await filled()
    const target = await targets.place()
    expect(await move(place, target)).toMatchObject({ isFinished: false })
    await expect(openDatabase(target)).rejects.toThrow(/^Moving into this database didn’t finish/)
    const { token } = await signUp()
    expect(
      (await ask(port, 'POST /api/journal', { token, json: { content: 'later' } })).status,
    ).toBe(201)
    await stop()
    const finished = await move(place, target)
    expect(finished.isFinished).toBe(true)
    expect(finished.changes).toBeLessThan(100)
    expect(await rowsOf(target)).toEqual(await rowsOf(place))
    await (await openDatabase(target)).close()
  })

  it('OPS-12 killed at any point and run again, it ends with the same rows', async () => {
    const { place, stop } = await filled()
    await stop()
    const target = await targets.place()
    const random = seededRandom(19)
    for (let round = 0; round < ROUNDS; round += 1) {
      // Ever later: in the first table, in the others, and in the pass that verifies.
      const dieAt = 1 + Math.floor(((round + random()) / ROUNDS) * 1.8 * ROWS)
      const given = [target.dataDir, target.url ?? '', String(dieAt)]
      const { ended } = startProcess(MOVING, place, ...given)
      expect((await ended).code).toBe(null)
      await change(place, round)
    }
    expect(await move(place, target)).toMatchObject({ isFinished: true })
    expect(await rowsOf(target)).toEqual(await rowsOf(place))
  })

  it('OPS-13 leaves one database to use, and touches no other', async () => {
    const { place, stop } = await filled()
    await stop()
    const others = await targets.place()
    const other = await openDatabase(others)
    await other.write((trx) => trx.insertInto('meta').values({ key: 'k', value: 'v' }).execute())
    await other.close()
    await expect(move(place, others)).rejects.toThrow(/isn’t empty: it has rows in meta/)
    expect((await rowsOf(others)).meta).toHaveLength(1)

    const target = await targets.place()
    await move(place, target)
    await expect(openDatabase(place)).rejects.toThrow(/^This database was moved to the target\./)
    await expect(move(place, target)).rejects.toThrow(/already moved to the target/)
    expect(await cancelMove(place)).toBe(true)
    await (await openDatabase(place)).close()
    const second = await sources.place()
    await expect(move(second, target)).rejects.toThrow(/isn’t empty/)
  })

  it('OPS-20 stops as soon as another run has taken over, and finishes only what it verified itself', async () => {
    const { place, stop } = await filled()
    await stop()
    const target = await targets.place()
    // In the first pass, and in the one that verifies.
    for (const passes of [1, 2]) {
      let passed = 0
      const moved = moveDatabase({
        ...{ from: place, to: target, toName: 'the target' },
        progress(_, done, total) {
          if (done === total && ++passed === passes) takeOver(target)
        },
      })
      await expect(moved).rejects.toThrow(/^Another move into the same database/)
      await expect(openDatabase(target)).rejects.toThrow(/^Moving into this database/)
    }
    expect(await move(place, target)).toMatchObject({ isFinished: true })
    expect(await rowsOf(target)).toEqual(await rowsOf(place))
  })

  it('OPS-20 finishes no other target than the one that it was moved to', async () => {
    const { place, stop } = await filled()
    const [begun, target] = [await targets.place(), await targets.place()]
    expect(await move(place, begun)).toMatchObject({ isFinished: false })
    await stop()
    expect(await move(place, target)).toMatchObject({ isFinished: true })
    await expect(move(place, begun)).rejects.toThrow(/already moved to the target/)
    await expect(openDatabase(begun)).rejects.toThrow(/^Moving into this database/)
  })

  /** Synchronously, so that the run that is under way does nothing meanwhile. */
  function takeOver({ dataDir, url }: FreshPlace) {
    execFileSync(process.execPath, [fileURLToPath(TAKING_OVER), dataDir, url ?? ''])
  }

  /** What happens between two attempts: rows come, change, go, and swap unique values. */
  async function change(place: FreshPlace, round: number) {
    const { db, close } = await openTarget(place)
    await db.transaction().execute(async (trx) => {
      await sql`update meta set value = 'changed' where key like ${`key ${round}%`}`.execute(trx)
      await sql`delete from meta where key like ${`key 9${round}%`}`.execute(trx)
      await trx
        .insertInto('meta')
        .values({ key: `new ${round}`, value: '' })
        .execute()
      const name = (id: string, username_key: string) =>
        trx.updateTable('users').set({ username_key }).where('id', '=', id).execute()
      const [ann, bob] = await trx.selectFrom('users').select(['id', 'username_key']).execute()
      if (!ann || !bob) throw new Error('There are two people')
      await name(ann.id, 'free for a moment')
      await name(bob.id, ann.username_key)
      await name(ann.id, bob.username_key)
    })
    await close()
  }
})

describe('moving from a PostgreSQL that an idle process uses', { timeout: 60_000 }, () => {
  const sources = freshDatabases('postgres')
  const targets = freshDatabases('sqlite', { hasTables: false })

  it('OPS-19 lets nothing be written to it, until the move is cancelled', async () => {
    const place = await sources.place()
    const app = await runAppForTest(place)
    const { token } = await app.signUp()
    const save = (content: string) =>
      ask(app.port, 'POST /api/journal', { token, json: { content } })
    expect((await save('before')).status).toBe(201)
    await endConnections(place)
    const target = await targets.place()
    const moved = await moveDatabase({
      ...{ from: place, to: target, toName: 'the target', progress: () => {} },
    })
    expect(moved.isFinished).toBe(true)
    expect((await save('after')).status).toBe(503)
    for (const { name } of await tableShapes(migrations.map(({ name }) => name)))
      await expect(
        app.database.write((trx) => sql`delete from ${sql.table(name)}`.execute(trx)),
      ).rejects.toThrow('This database was moved')
    expect(await cancelMove(place)).toBe(true)
    expect((await save('again')).status).toBe(201)
  })

  /** As the pool does with connections that weren't used for a while. */
  async function endConnections(place: FreshPlace) {
    const { db, close } = await openSource(place)
    await sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
    await close()
  }
})
