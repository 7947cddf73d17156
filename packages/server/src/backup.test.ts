import { mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ask } from './http/testing/ask.ts'
import { runAppForTest } from './http/testing/running-app.ts'
import { settingsFor } from './http/testing/server-process.ts'
import { refusalOf, startHere } from './http/testing/start-here.ts'
import { admin, adminProcess } from './testing/admin.ts'
import { freshDatabases } from './testing/fresh-databases.ts'

describe('a backup of SQLite', { timeout: 120_000 }, () => {
  const databases = freshDatabases('sqlite', { hasTables: false })

  it('RUN-34 made under load holds every write that was acknowledged before it began', async () => {
    const place = await databases.place()
    const { port, signUp } = await runAppForTest(place)
    const { token } = await signUp()
    const acknowledged: string[] = []
    let isOver = false
    const writer = async () => {
      while (!isOver) {
        const json = { content: 'words '.repeat(200) }
        const { status, json: saved } = await ask(port, 'POST /api/journal', { token, json })
        if (status === 201) acknowledged.push((saved as { _id: string })._id)
      }
    }
    const writers = Array.from({ length: 8 }, writer)
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(200)

    const restored = { ...place, dataDir: (await databases.place()).dataDir }
    const file = join(restored.dataDir, 'daywell.sqlite')
    const before = [...acknowledged]
    const { code, stdout, stderr } = await adminProcess(place, 'backup', file)
    const during = acknowledged.length - before.length
    isOver = true
    await Promise.all(writers)
    expect([code, stderr]).toEqual([0, ''])
    expect(during).toBeGreaterThan(0)
    expect(stdout).toContain(file)
    expect(stdout).toMatch(/\d+ rows/)
    expect(stdout).toContain(join(place.dataDir, 'secret.key'))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(restored.dataDir)).toEqual(['daywell.sqlite'])

    const { read } = await databases.open(restored)
    const rows = await read.selectFrom('entries').select('id').execute()
    const held = new Set(rows.map(({ id }) => id))
    expect(before.filter((id) => !held.has(id))).toEqual([])
  })

  it('RUN-34 gets no name where the copy is damaged', async () => {
    const place = await databases.place()
    await (await databases.open(place)).close()
    const source = new Sqlite(join(place.dataDir, 'daywell.sqlite'))
    source.exec('create table odd (n integer); insert into odd values (null)')
    source.unsafeMode()
    source.pragma('writable_schema = ON')
    const declared = 'CREATE TABLE odd (n integer not null)'
    source.prepare("update sqlite_schema set sql = ? where name = 'odd'").run(declared)
    source.close()
    const { dataDir } = await databases.place()
    const { code, stdout, stderr } = await admin(place, 'backup', join(dataDir, 'copy.sqlite'))
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('The copy is damaged')
    expect(await readdir(dataDir)).toEqual([])
  })

  it('RUN-35 overwrites nothing without --force, and says why it was not made', async () => {
    const place = await databases.place()
    const { dataDir } = await databases.place()
    const file = join(dataDir, 'copy.sqlite')
    const none = await admin(place, 'backup', file)
    expect([none.code, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toMatch(/^[^\n]*There’s no database at [^\n]+\.\n$/)
    await (await databases.open(place)).close()
    await writeFile(file, 'something else')
    const there = await admin(place, 'backup', file)
    expect([there.code, there.stdout]).toEqual([1, ''])
    expect(there.stderr).toMatch(/already exists.*--force/)
    expect((await stat(file)).size).toBe('something else'.length)
    expect((await admin(place, 'backup', file, '--force')).code).toBe(0)
    expect((await stat(file)).size).toBeGreaterThan(10_000)
    expect((await admin(place, 'backup', '--force')).stderr).toMatch(/^Usage: /)
    expect(await readdir(dataDir)).toEqual(['copy.sqlite'])
  })
})

describe('a backup of PostgreSQL', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('RUN-35 is left to pg_dump, whose command is told', async () => {
    const place = await databases.place()
    const { code, stdout, stderr } = await admin(place, 'backup', '/tmp/copy.dump')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('pg_dump --format=custom --file="/tmp/copy.dump" "$DATABASE_URL"')
  })
})

describe('before a migration', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite', { hasTables: false })
  const [NAME, INDEX] = ['0009-entries-by-day', 'entries_user_day']

  /** A database as it was before a migration, with something in it. */
  async function olderPlace() {
    const place = await databases.place()
    const database = await databases.open(place)
    await database.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'kept', value: 'words' }).execute()
      await sql.raw(`drop index ${INDEX}`).execute(trx)
      await sql`delete from migrations where name = ${NAME}`.execute(trx)
    })
    await database.close()
    return place
  }

  it('RUN-36 a backup is made of a database that holds something, and of no other', async () => {
    const place = await olderPlace()
    const folder = join(place.dataDir, 'backups')
    await (await databases.open(place)).close()
    expect(await readdir(folder)).toEqual([`before-${NAME}.sqlite`])
    const copied = await databases.place()
    await rename(join(folder, `before-${NAME}.sqlite`), join(copied.dataDir, 'daywell.sqlite'))
    const { read } = await databases.open(copied)
    expect(await read.selectFrom('meta').selectAll().execute()).toContainEqual({
      key: 'kept',
      value: 'words',
    })

    await (await databases.open(place)).close()
    expect(await readdir(folder)).toEqual([])
    const fresh = await databases.place()
    await (await databases.open(fresh)).close()
    expect(await readdir(fresh.dataDir)).not.toContain('backups')
  })

  it('RUN-36 the last three stay, none for longer than seven days, and those of others always', async () => {
    const place = await olderPlace()
    const folder = join(place.dataDir, 'backups')
    await mkdir(folder)
    const daysAgo = { 'before-1.sqlite': 1, 'before-2.sqlite': 2, 'before-3.sqlite': 3, own: 90 }
    for (const [name, days] of Object.entries(daysAgo)) {
      await writeFile(join(folder, name), '')
      const then = Date.now() / 1000 - days * 86_400
      await utimes(join(folder, name), then, then)
    }
    const database = await databases.open(place)
    const made = `before-${NAME}.sqlite`
    expect((await readdir(folder)).sort()).toEqual(
      [made, 'before-1.sqlite', 'before-2.sqlite', 'own'].sort(),
    )
    const then = Date.now() / 1000 - 8 * 86_400
    await utimes(join(folder, made), then, then)
    await database.scrub()
    expect((await readdir(folder)).sort()).toEqual(['before-1.sqlite', 'before-2.sqlite', 'own'])
  })

  it('RUN-37 one that fails stops the start with what to do, unless it is switched off', async () => {
    const place = await olderPlace()
    // A file where the folder should be: there's no place for a backup.
    await writeFile(join(place.dataDir, 'backups'), '')
    expect(await refusalOf(settingsFor(place))).toMatch(
      /^Daywell backs up to [^\n]+BACKUP_BEFORE_MIGRATION=off[^\n]*$/,
    )
    await startHere({ ...settingsFor(place), BACKUP_BEFORE_MIGRATION: 'off' })
  })
})
