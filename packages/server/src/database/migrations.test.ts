import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { openDatabase } from './index.ts'
import hashes from './migrations/hashes.json' with { type: 'json' }
import { migrations } from './migrations/index.ts'

const folder = new URL('./migrations/', import.meta.url)

describe('migrations are only ever appended', () => {
  it('none that has landed was changed', async () => {
    for (const [file, hash] of Object.entries(hashes)) {
      expect(
        await hashOf(file),
        `${file} has landed: databases out there ran it as it was and will not run it again. ` +
          'Put it back as it was, and append a new migration instead.',
      ).toBe(hash)
    }
  })

  it('each has its hash, its place in the list and the name of its file', async () => {
    const files = (await readdir(folder)).filter((file) => /^\d{4}-/.test(file)).sort()
    expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files)
    const missing = files.filter((file) => !(file in hashes))
    const lines = await Promise.all(
      missing.map(async (file) => `  "${file}": "${await hashOf(file)}"`),
    )
    expect(lines, 'A new migration: add these lines to migrations/hashes.json').toEqual([])
  })

  async function hashOf(file: string): Promise<string> {
    const text = await readFile(new URL(file, folder), 'utf8')
    return createHash('sha256').update(text).digest('hex')
  }
})

describe.each(engines)('migrating %s', (engine) => {
  const databases = freshDatabases(engine, { hasTables: false })

  it('does nothing the second time', async () => {
    const place = await databases.place()
    const first = await databases.open(place)
    await first.write((trx) => trx.insertInto('meta').values({ key: 'k', value: 'v' }).execute())
    await first.close()
    const second = await databases.open(place)
    expect(await second.read.selectFrom('meta').selectAll().execute()).toEqual([
      { key: 'k', value: 'v' },
    ])
  })

  it('refuses a database that a newer Daywell made, and changes nothing in it', async () => {
    const place = await databases.place()
    const newer = await databases.open(place)
    await newer.write((trx) =>
      sql`insert into migrations (name, applied_at) values ('9999-later', 1)`.execute(trx),
    )
    await newer.close()
    await expect(openDatabase(place)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/created by a newer version of Daywell.*9999-later/),
    })
  })
})

describe('texts on PostgreSQL', () => {
  const databases = freshDatabases('postgres', { hasTables: false })

  it('all sort by their bytes, whatever the language of the server', async () => {
    const { read } = await databases.open()
    const { rows } = await sql`
      select table_name, column_name, collation_name from information_schema.columns
      where table_schema = current_schema() and data_type = 'text'
        and collation_name is distinct from 'C'`.execute(read)
    expect(rows).toEqual([])
  })
})
