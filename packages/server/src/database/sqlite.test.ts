import { access, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { groupCommit } from './group-commit.ts'
import {
  type Database,
  isOutOfReach,
  openDatabase,
  prepared,
  type Tables,
  type Trx,
} from './index.ts'

describe('SQLite', () => {
  const databases = freshDatabases('sqlite', { hasTables: false })

  const pragma = (database: Database, name: string) =>
    database.write(async (trx) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(trx)
      return Object.values(rows[0] ?? {})[0]
    })

  const put = (database: Database, key: string) =>
    database.write((trx) => trx.insertInto('meta').values({ key, value: '' }).execute())

  const keysOf = async ({ read }: Database) =>
    (await read.selectFrom('meta').select('key').execute()).map(({ key }) => key)

  it('syncs every commit to the disk: WAL with synchronous FULL on the writing connection', async () => {
    const database = await databases.open()
    expect(await pragma(database, 'journal_mode')).toBe('wal')
    expect(await pragma(database, 'synchronous')).toBe(2)
    expect(await pragma(database, 'foreign_keys')).toBe(1)
  })

  it('fails every unit of a batch whose commit fails, and goes on with the next', async () => {
    const database = await databases.open()
    const orphan = database.write(async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx)
      await trx
        .insertInto('client_ids')
        .values({ user_id: 'nobody', client_id: '1', entry_id: '1', created_at: 1 })
        .execute()
    })
    const results = await Promise.allSettled([put(database, 'beside'), orphan])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await put(database, 'next')
    const rows = await database.read.selectFrom('meta').select('key').execute()
    expect(rows).toEqual([{ key: 'next' }])
  })

  it('fails every unit when another process holds the only lock, and goes on afterwards', async () => {
    const { dataDir } = await databases.place()
    const file = join(dataDir, 'locked.sqlite')
    const other = new Sqlite(file)
    other.exec('create table meta (key text, value text)')
    const connection = new Sqlite(file, { timeout: 0 })
    const trx = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
    const { write, finish } = groupCommit(connection, trx, { waitForLock: 0 })
    const putOne = () =>
      write((unit) => unit.insertInto('meta').values({ key: '', value: '' }).execute())

    other.exec('begin immediate')
    const results = await Promise.allSettled([putOne(), putOne()])
    expect(results.map((result) => 'reason' in result && isOutOfReach(result.reason))).toEqual([
      true,
      true,
    ])
    other.exec('rollback')
    await putOne()
    await finish()
    connection.close()
    other.close()
  })

  it('waits for another connection of the same thread without keeping it from its end', async () => {
    const where = await databases.place()
    const [one, other] = [await databases.open(where), await databases.open(where)]
    const manyKeys = (database: Database, of: string) =>
      database.write(async (trx) => {
        for (let n = 0; n < 300; n += 1) {
          await trx
            .insertInto('meta')
            .values({ key: `${of}${n}`, value: '' })
            .execute()
          // Long enough for the unit to give way in the middle of its work.
          if (n % 100 === 0) spin(5)
        }
      })
    await Promise.all([manyKeys(one, 'a'), manyKeys(other, 'b')])
    expect(await keysOf(one)).toHaveLength(600)
  })

  it('runs no query of a unit that has failed inside the next one', async () => {
    const database = await databases.open()
    const late = Promise.withResolvers<unknown>()
    const failing = database.write(async (trx) => {
      const floating = trx.insertInto('meta').values({ key: 'late', value: '' }).execute()
      floating.then(late.resolve, late.resolve)
      throw new Error('failed')
    })
    const results = await Promise.allSettled([failing, put(database, 'next')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await late.promise).toMatchObject({ message: expect.stringContaining('had ended') })
    expect(await keysOf(database)).toEqual(['next'])
  })

  it('runs no prepared query of a unit that has ended', async () => {
    const database = await databases.open()
    const ended = Promise.withResolvers<Trx>()
    await database.write(async (trx) => ended.resolve(trx))
    const late = putPrepared(await ended.promise, { key: 'late' })
    await expect(late).rejects.toThrow('had ended')
    const failing = database.write(async (trx) => {
      void putPrepared(trx, { key: 'floating' })
      throw new Error('failed')
    })
    await Promise.allSettled([failing, put(database, 'next')])
    expect(await keysOf(database)).toEqual(['next'])
  })

  it('fails a unit that does not end, and goes on with those behind it', async () => {
    const { dataDir } = await databases.place()
    const connection = new Sqlite(join(dataDir, 'endless.sqlite'))
    connection.exec('create table meta (key text, value text)')
    const shared = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
    const { write, finish } = groupCommit(connection, shared, { patience: 20 })
    const putOne = (trx: Trx, key: string) =>
      trx.insertInto('meta').values({ key, value: '' }).execute()
    const wake = Promise.withResolvers<void>()
    const tooLate = Promise.withResolvers<unknown>()
    const endless = write(async (trx) => {
      await putOne(trx, 'before')
      await wake.promise
      await putOne(trx, 'after').catch(tooLate.resolve)
    })
    const next = write((trx) => putOne(trx, 'next'))
    await expect(endless).rejects.toThrow('may only await its trx')
    await next
    wake.resolve()
    expect(await tooLate.promise).toMatchObject({ message: expect.stringContaining('had ended') })
    await finish()
    expect(connection.prepare('select key from meta').pluck().all()).toEqual(['next'])
    connection.close()
  })

  it('leaves the event loop to other calls during a long unit', async () => {
    const database = await databases.open()
    let hadATurn = false
    const rows = await database.write(async (trx) => {
      setImmediate(() => {
        hadATurn = true
      })
      // Ends only if other calls get the event loop.
      for (let n = 0; ; n += 1) {
        await trx
          .insertInto('meta')
          .values({ key: `long-${n}`, value: '' })
          .execute()
        if (hadATurn) return n + 1
      }
    })
    expect(await keysOf(database)).toHaveLength(rows)
  })

  it('writes more units at once than one batch takes', async () => {
    const database = await databases.open()
    await Promise.all(Array.from({ length: 1201 }, (_, n) => put(database, `many-${n}`)))
    const rows = await database.read.selectFrom('meta').select('key').execute()
    expect(rows).toHaveLength(1201)
  })

  it('keeps its file from others, and leaves one whole file when it is closed', async () => {
    const place = await databases.place()
    const database = await openDatabase(place)
    await put(database, 'kept')
    await database.close()
    const file = join(place.dataDir, 'daywell.sqlite')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(access(`${file}-wal`)).rejects.toThrow()
  })

  it('cannot be written through the reading connection', async () => {
    const database = await databases.open()
    const writing = sql`insert into meta (key, value) values ('x', 'y')`.execute(database.read)
    await expect(writing).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
  })

  it('stops the start with a sentence when the folder cannot be used', async () => {
    const { dataDir } = await databases.place()
    const notAFolder = join(dataDir, 'file')
    await writeFile(notAFolder, '')
    await expect(openDatabase({ url: undefined, dataDir: notAFolder })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('DATA_DIR'),
    })
  })
})

const putPrepared = prepared(({ db }, { key }: { readonly key: string }) =>
  db.insertInto('meta').values({ key, value: '' }),
)

function spin(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
