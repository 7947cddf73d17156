import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openKeyring } from '#crypto/index.ts'
import { startProcess } from '#testing/child-process.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { migrations } from './migrations/index.ts'

const script = new URL('../testing/starting-process.ts', import.meta.url)

describe.each(engines)('four processes started at once on an empty %s', (engine) => {
  const databases = freshDatabases(engine, { hasTables: false })

  async function start(place: FreshPlace, name: string): Promise<string[]> {
    const starting = startProcess(script, place, name)
    const lines: string[] = []
    for await (const line of starting.lines) lines.push(line)
    const { code, errors } = await starting.ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    return lines
  }

  it('make one set of tables and one key, and all work', async () => {
    const place = await databases.place()
    const names = ['ann', 'bob', 'cleo', 'dan']
    const printed = await Promise.all(names.map((name) => start(place, name)))
    expect(printed).toEqual(names.map(() => ['created']))

    const database = await databases.open(place)
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.read)
    expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name))
    const keyring = await openKeyring({
      database,
      dataDir: place.dataDir,
      secretKey: undefined,
      secretKeyPrevious: undefined,
    })
    const users = await database.read.selectFrom('users').select('id').execute()
    expect(users).toHaveLength(4)
    for (const { id } of users) {
      await expect(keyring.userKey(database.read, id)).resolves.toMatchObject({ userId: id })
    }
  }, 60_000)
})
