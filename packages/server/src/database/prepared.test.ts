import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { prepared, texts } from './index.ts'

interface Row {
  readonly key: string
  readonly value: string
}

const put = prepared(({ db }, { key, value }: Row) => db.insertInto('meta').values({ key, value }))

const find = prepared(({ db, all }, { keys }: { readonly keys: ReturnType<typeof texts> }) =>
  db.selectFrom('meta').select(['key', 'value']).where('key', 'in', all(keys)).orderBy('key'),
)

describe.each(engines)('a prepared query on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('is run with other values each time, inside a unit and outside', async () => {
    const { read, write } = await databases.open()
    const keys = ['"', "'", 'שלום', '{}', '👍🏽', '\\']
    await write(async (trx) => {
      for (const key of keys) await put(trx, { key, value: `of ${key}` })
    })
    expect(await find(read, { keys: texts(keys) })).toHaveLength(keys.length)
    expect(await find(read, { keys: texts(["'", 'nobody']) })).toEqual([
      { key: "'", value: "of '" },
    ])
    expect(await find(read, { keys: texts([]) })).toEqual([])
  })

  it('finds nothing under what cannot be stored, rather than to fail', async () => {
    const { read } = await databases.open()
    expect(await find(read, { keys: texts(['a\0b', 'a\ud83d']) })).toEqual([])
  })

  it('cannot be built from values that are taken all at once', async () => {
    const { read } = await databases.open()
    const broken = prepared(({ db }, { ...rest }: Row) =>
      db.selectFrom('meta').select('key').where('key', '=', rest.key),
    )
    await expect(broken(read, { key: '', value: '' })).rejects.toThrow('one by one')
  })
})
