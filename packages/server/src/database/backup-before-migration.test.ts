import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { settingsFor } from '#http/testing/server-process.ts'
import { refusalOf, startHere } from '#http/testing/start-here.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'

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

  it('RUN-37 one that is damaged gets no name, and stops the start', async () => {
    const place = await olderPlace()
    const source = new Sqlite(join(place.dataDir, 'daywell.sqlite'))
    source.exec('create table odd (n integer); insert into odd values (null)')
    source.unsafeMode()
    source.pragma('writable_schema = ON')
    const declared = 'CREATE TABLE odd (n integer not null)'
    source.prepare("update sqlite_schema set sql = ? where name = 'odd'").run(declared)
    source.close()
    expect(await refusalOf(settingsFor(place))).toContain('The copy is damaged')
    expect(await readdir(join(place.dataDir, 'backups'))).toEqual([])
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
