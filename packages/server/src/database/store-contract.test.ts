import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { type Database, isOutOfReach, isUniqueViolation, type Trx } from './index.ts'

describe.each(engines)('the store contract on %s', (engine) => {
  const databases = freshDatabases(engine)
  let database: Database

  beforeAll(async () => {
    database = await databases.open()
  })

  const put = (trx: Trx, key: string, value = key) =>
    trx.insertInto('meta').values({ key, value }).execute()

  const keysLike = async (prefix: string) => {
    const rows = await database.read.selectFrom('meta').select('key').orderBy('key').execute()
    return rows.map((row) => row.key).filter((key) => key.startsWith(prefix))
  }

  it('keeps all of a unit, and answers what the unit returned', async () => {
    const answer = await database.write(async (trx) => {
      await put(trx, 'whole-1')
      await put(trx, 'whole-2')
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await keysLike('whole-')).toEqual(['whole-1', 'whole-2'])
  })

  it('keeps nothing of a unit that throws', async () => {
    const failing = database.write(async (trx) => {
      await put(trx, 'half-1')
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    expect(await keysLike('half-')).toEqual([])
  })

  it('lets a failing unit fail alone among units written together', async () => {
    await database.write((trx) => put(trx, 'alone-3'))
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((n) =>
        database.write(async (trx) => {
          await put(trx, `alone-${n}-extra`)
          await put(trx, `alone-${n}`)
        }),
      ),
    )
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    const survivors = ['1', '1-extra', '2', '2-extra', '3', '4', '4-extra', '5', '5-extra']
    expect(await keysLike('alone-')).toEqual(survivors.map((name) => `alone-${name}`))
  })

  it('shows a write to readers once it resolved, and not before', async () => {
    let seenInside: string[] = []
    await database.write(async (trx) => {
      await put(trx, 'seen')
      seenInside = await keysLike('seen')
    })
    expect(seenInside).toEqual([])
    expect(await keysLike('seen')).toEqual(['seen'])
  })

  it('lets a unit see its own writes', async () => {
    const seen = await database.write(async (trx) => {
      await put(trx, 'own')
      return trx.selectFrom('meta').select('value').where('key', '=', 'own').executeTakeFirst()
    })
    expect(seen).toEqual({ value: 'own' })
  })

  it('loses no update when many units read and then write the same row', async () => {
    await database.write((trx) => put(trx, 'counter', '0'))
    const increment = (trx: Trx) =>
      trx
        .selectFrom('meta')
        .select('value')
        .where('key', '=', 'counter')
        .executeTakeFirstOrThrow()
        .then(({ value }) =>
          trx
            .updateTable('meta')
            .set({ value: String(Number(value) + 1) })
            .where('key', '=', 'counter')
            .execute(),
        )
    await Promise.all(Array.from({ length: 100 }, () => database.write(increment)))
    const row = await database.read
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'counter')
      .executeTakeFirst()
    expect(row).toEqual({ value: '100' })
  })

  it('knows a unique violation, also of a primary key, from any other error', async () => {
    const twice = database.write(async (trx) => {
      await put(trx, 'twice')
      await put(trx, 'twice')
    })
    const error = await twice.catch((thrown: unknown) => thrown)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isOutOfReach(error)).toBe(false)

    const orphan = await database
      .write((trx) =>
        trx
          .insertInto('client_ids')
          .values({ user_id: 'nobody', client_id: 'c', entry_id: 'e', created_at: 1 })
          .execute(),
      )
      .catch((thrown: unknown) => thrown)
    expect(orphan).toBeInstanceOf(Error)
    expect(isUniqueViolation(orphan)).toBe(false)
    expect(isOutOfReach(orphan)).toBe(false)
  })

  it('refuses a write inside a unit instead of waiting for ever', async () => {
    const nested = database.write(() => database.write((trx) => put(trx, 'nested')))
    await expect(nested).rejects.toThrow('inside a unit')
  })

  it('orders texts by their bytes', async () => {
    const names = ['Zoe', 'anna', 'Ämil', 'a-b', 'ab', 'Übung', '1', '_', 'é']
    await database.write(async (trx) => {
      for (const name of names) await put(trx, `order-${name}`)
    })
    const bytewise = names
      .map((name) => `order-${name}`)
      .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(await keysLike('order-')).toEqual(bytewise)
  })

  it('brings texts, whole numbers and bytes back as they were', async () => {
    const values = fc.record({
      text: fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
      whole: fc.integer({ min: -(2 ** 52), max: 2 ** 52 }),
      bytes: fc.uint8Array({ maxLength: 300 }),
    })
    let count = 0
    const check = async ({
      text,
      whole,
      bytes,
    }: {
      text: string
      whole: number
      bytes: Uint8Array
    }) => {
      const name = `round-trip-${count++}`
      await database.write(async (trx) => {
        await trx
          .insertInto('instance_secrets')
          .values({ name, wrapped: bytes, wrapped_by: text })
          .execute()
        await trx.insertInto('limits').values({ key: name, times: '[]', until: whole }).execute()
      })
      const row = await database.read
        .selectFrom('instance_secrets')
        .innerJoin('limits', 'limits.key', 'instance_secrets.name')
        .select(['wrapped', 'wrapped_by', 'until'])
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      expect(row.wrapped_by).toBe(text)
      expect(row.until).toBe(whole)
      expect(Buffer.isBuffer(row.wrapped)).toBe(true)
      expect(Buffer.from(bytes).equals(row.wrapped)).toBe(true)
    }
    await fc.assert(fc.asyncProperty(values, check), { numRuns: 50 })
  })

  it('answers counts and sums as numbers', async () => {
    await database.write((trx) =>
      trx.insertInto('limits').values({ key: 'sums', times: '[]', until: 41 }).execute(),
    )
    const row = await database.read
      .selectFrom('limits')
      .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('until').as('sum')])
      .where('key', '=', 'sums')
      .executeTakeFirst()
    expect(row).toEqual({ rows: 1, sum: 41 })
  })

  it('takes odd text from outside without failing: U+0000 becomes the replacement character', async () => {
    const found = await database.read
      .selectFrom('users')
      .select('id')
      .where('id', '=', 'no\0body')
      .executeTakeFirst()
    expect(found).toBeUndefined()
    await database.write((trx) => put(trx, 'odd', 'a\0b'))
    const { value } = await database.read
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'odd')
      .executeTakeFirstOrThrow()
    expect(value).toBe('a\ufffdb')
  })

  it('stores true and false as 1 and 0', async () => {
    await database.write((trx) =>
      trx
        .insertInto('limits')
        .values([
          { key: 'flag-off', times: '[]', until: sql`${false}` },
          { key: 'flag-on', times: '[]', until: sql`${true}` },
        ])
        .execute(),
    )
    const rows = await database.read
      .selectFrom('limits')
      .select('until')
      .where('key', 'in', ['flag-off', 'flag-on'])
      .orderBy('key')
      .execute()
    expect(rows).toEqual([{ until: 0 }, { until: 1 }])
  })

  it('finishes the writes under way before it closes, and takes none afterwards', async () => {
    const where = await databases.place()
    const closing = await databases.open(where)
    const written = Promise.all(
      Array.from({ length: 20 }, (_, n) => closing.write((trx) => put(trx, `closing-${n}`))),
    )
    await closing.close()
    await written
    const late = await closing.write((trx) => put(trx, 'late')).catch((error: unknown) => error)
    expect(isOutOfReach(late)).toBe(true)
    const reopened = await databases.open(where)
    const rows = await reopened.read.selectFrom('meta').select('key').execute()
    expect(rows).toHaveLength(20)
  })

  it('answers a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined()
  })
})
