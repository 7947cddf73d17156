import { open, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '@daywell/core/testing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/index.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { migrations } from '../migrations/index.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { tableShapes } from './table-shapes.ts'
import { writeBackup } from './write-backup.ts'

const quiet = () => {}
const WISH = { overwrite: true, progress: quiet }
const KEEP = {
  keepSessions: true,
  pieces: { put: async () => {}, settle: async () => 0 },
}

describe.each(engines)('a backup file of %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const bare = freshDatabases(engine, { hasTables: false })

  async function backupOf(rows: number) {
    const place = await databases.place()
    const database = await databases.open(place)
    const values = Array.from({ length: rows }, (_, n) => ({
      key: `key ${n}`,
      value: 'v'.repeat(900),
    }))
    await database.write((trx) => trx.insertInto('meta').values(values).execute())
    const file = join(place.dataDir, 'backup')
    await writeBackup(place, { ...WISH, file })
    return { place, database, file }
  }

  it('OPS-06 that is cut off anywhere, or has a bit that changed, is refused', async () => {
    const { file } = await backupOf(1200)
    const whole = await readFile(file)
    expect((await checkBackup(file, quiet)).manifest.rows).toBe(1200)
    const random = seededRandom(19)
    const ends = frameEnds(whole)
    expect(ends.length).toBeGreaterThan(3)
    const cuts = [...ends.slice(0, -1), ...Array.from({ length: 30 }, () => within(random, whole))]
    for (const cut of cuts.sort((a, b) => b - a)) {
      await truncate(file, cut)
      await expect(checkBackup(file, quiet), `cut at ${cut}`).rejects.toThrow(
        /damaged or was cut off|isn’t a backup/,
      )
    }
    await writeFile(file, whole)
    const handle = await open(file, 'r+')
    for (let n = 0; n < 60; n += 1) {
      const at = within(random, whole)
      const flipped = Buffer.from([(whole[at] ?? 0) ^ (1 << (n % 8))])
      await handle.write(flipped, 0, 1, at)
      await expect(checkBackup(file, quiet), `bit at ${at}`).rejects.toThrow(
        /damaged or was cut off|isn’t a backup/,
      )
      await handle.write(whole, at, 1, at)
    }
    await handle.close()
    expect((await checkBackup(file, quiet)).manifest.rows).toBe(1200)
    await writeFile(file, Buffer.concat([whole, Buffer.from('more')]))
    await expect(checkBackup(file, quiet)).rejects.toThrow(/damaged/)
  })

  it('OPS-07 whose restore stops midway leaves the database empty', async () => {
    const { file } = await backupOf(1200)
    const checked = await checkBackup(file, quiet)
    const target = await bare.place()
    const stop = (what: string, done: number) => {
      if (what === 'Verifying' && done > 500) throw new Error('stopped')
    }
    await expect(restoreBackup(file, checked, target, { progress: stop, ...KEEP })).rejects.toThrow(
      'stopped',
    )
    await restoreBackup(file, checked, target, { progress: quiet, ...KEEP })
    const restored = await bare.open(target)
    expect((await allRows(restored)).meta).toHaveLength(1200)
  })

  it('OPS-09 of an older version is restored as it was, and then brought up to date', async () => {
    const { place, database, file } = await backupOf(3)
    const last = migrations.at(-1)?.name ?? ''
    await database.write(async (trx) => {
      await sql`drop index tombstones_unknown`.execute(trx)
      await sql`drop index users_closed`.execute(trx)
      await sql`alter table users drop column closed_at`.execute(trx)
      await sql`delete from migrations where name = ${last}`.execute(trx)
    })
    await writeBackup(place, { ...WISH, file })
    const checked = await checkBackup(file, quiet)
    expect(checked.head.migrations).not.toContain(last)
    // With all tables already, as a start would leave it.
    const target = await databases.place()
    await restoreBackup(file, checked, target, { progress: quiet, ...KEEP })
    const restored = await openDatabase(target)
    const { migrations: applied, meta } = await allRows(restored)
    expect([applied?.length, meta?.length]).toEqual([migrations.length, 3])
    expect(await restored.read.selectFrom('users').select('closed_at').execute()).toEqual([])
    await restored.close()
  })

  it('OPS-10 holds every table of the schema but the list of migrations', async () => {
    const database = await databases.open()
    const { migrations: applied, ...tables } = await allRows(database)
    const shapes = await tableShapes(migrations.map(({ name }) => name))
    expect(shapes.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort())
    expect(applied).not.toEqual([])
  })
})

function within(random: () => number, whole: Buffer): number {
  return Math.floor(random() * whole.length)
}

/** Where each frame of a file ends. */
function frameEnds(whole: Buffer): number[] {
  const ends: number[] = []
  let at = whole.indexOf('\n') + 1
  while (at < whole.length) {
    at += 36 + whole.readUInt32BE(at)
    ends.push(at)
  }
  return ends
}
