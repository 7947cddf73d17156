import { randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoredMedia } from '@daywell/core/media'
import { describe, expect, it } from 'vitest'
import { transferPace } from '#concurrency/transfer-pace.ts'
import { deleteEntryService } from '#features/journal/delete-entry.service.ts'
import { journalService } from '#features/journal/journal.service.ts'
import { device } from '#features/journal/testing/device.ts'
import { NO_QUOTA } from '#features/journal/testing/no-quota.ts'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest, signIn } from '#http/testing/running-app.ts'
import { openPieces } from '#pieces/open-pieces.ts'
import { readStorage } from '#stores/journal/storage-used.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { mediaService } from './media.service.ts'
import { aPhoto } from './testing/a-photo.ts'
import { uploader } from './testing/uploading.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NEVER = new AbortController().signal

describe.each(engines)('the sweep on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const start = async () => {
    let now = Date.now()
    const clock = () => now
    const place = await databases.place()
    const app = await runAppForTest(place, { clock })
    const base = { ...app, clock }
    const media = mediaService({
      ...base,
      openStorage: journalService({ ...base, quota: NO_QUOTA }).openStorage,
      store: openPieces({ ...place, mediaStore: { store: 'files' } }, app.database),
      pace: transferPace(),
      failed: () => {},
    })
    const { user } = await app.signUp(now)
    /** The session of a person who is there every day. */
    const me = async () => {
      const token = await signIn(app, user.id, now)
      return { ...uploader(app.port, token), ...device(app.port, token), token }
    }
    const files = async () => {
      const options = { recursive: true, withFileTypes: true } as const
      const found = await readdir(join(place.dataDir, 'media'), options).catch(() => [])
      return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    }
    return {
      ...{ app, media, me, files, userId: user.id },
      sweepAfter: (days: number) => {
        now += days * DAY
        return media.sweep(NEVER)
      },
      purge: () => deleteEntryService({ ...base, quota: NO_QUOTA }).purge(),
      async left() {
        const { json } = await ask(app.port, 'GET /api/media', { token: (await me()).token })
        return (json as { media: StoredMedia[] }).media.map(({ id }) => id)
      },
      async addPhoto() {
        const bytes = randomBytes(1_200_000)
        const info = aPhoto({ shown: bytes })
        const one = await me()
        await one.declare(info)
        await one.send(info.id, 'shown', bytes)
        return info.id
      },
    }
  }

  it('ends what nothing has named for 30 days, and removes its bytes (MED-14)', async () => {
    const { app, addPhoto, sweepAfter, left, files, me, userId } = await start()
    const [unused, shown] = [await addPhoto(), await addPhoto()]
    await (await me()).create({ content: `![](media:${shown})` })
    expect(await files()).toHaveLength(4)
    await sweepAfter(0)
    await sweepAfter(29)
    expect((await left()).sort()).toEqual([unused, shown].sort())
    await sweepAfter(1)
    expect(await left()).toEqual([shown])
    expect(await files()).toHaveLength(2)
    expect(await readStorage(app.database.read, userId)).toMatchObject({ mediaBytes: 1_200_000 })
    await sweepAfter(1000)
    expect(await left()).toEqual([shown])
  })

  it('waits 30 days from the last time that something named it (MED-14)', async () => {
    const { addPhoto, sweepAfter, left, me, purge } = await start()
    const id = await addPhoto()
    await sweepAfter(0)
    // No sweep runs between this entry and the end of its days under Recently deleted.
    const { _id } = await (await me()).create({ content: `![](media:${id})` })
    await (await me()).remove(_id)
    await sweepAfter(20)
    expect(await left()).toEqual([id])
    await sweepAfter(11)
    await purge()
    await sweepAfter(0)
    await sweepAfter(29)
    expect(await left()).toEqual([id])
    await sweepAfter(1)
    expect(await left()).toEqual([])
  })

  it('ends nothing that only an earlier version or a deleted entry names (MED-14)', async () => {
    const { addPhoto, sweepAfter, left, me } = await start()
    const [earlier, deleted] = [await addPhoto(), await addPhoto()]
    const one = await me()
    const { _id } = await one.create({ content: `![](media:${earlier})` })
    await one.update(_id, { content: 'something quite different' })
    await one.remove((await one.create({ content: `![](media:${deleted})` }))._id)
    await sweepAfter(0)
    await sweepAfter(31)
    expect((await left()).sort()).toEqual([earlier, deleted].sort())
  })

  it('finds what texts name that were stored before that was kept (MED-15)', async () => {
    const { app, media, addPhoto, sweepAfter, left, me } = await start()
    const [inEntry, inVersion, unused] = [await addPhoto(), await addPhoto(), await addPhoto()]
    const one = await me()
    const { _id } = await one.create({ content: `![](media:${inVersion})` })
    await one.update(_id, { content: `quite different ![](media:${inEntry})` })
    await app.database.write(async (trx) => {
      await trx.deleteFrom('entry_media').execute()
      await trx.deleteFrom('revision_media').execute()
      await trx.updateTable('entries').set({ media_read: 0 }).execute()
      await trx.updateTable('revisions').set({ media_read: 0 }).execute()
    })
    await sweepAfter(0)
    await sweepAfter(31)
    expect(await left()).toHaveLength(3)
    const refused = await (await me()).call(`DELETE /api/media/${unused}`)
    expect(refused.status).toBe(409)
    await media.readTexts(NEVER)
    await sweepAfter(0)
    await sweepAfter(31)
    expect((await left()).sort()).toEqual([inEntry, inVersion].sort())
  })

  it('ends nothing of a person with a text that can’t be opened (MED-15)', async () => {
    const { app, media, addPhoto, sweepAfter, left, me } = await start()
    const id = await addPhoto()
    await (await me()).create({ content: 'words' })
    await app.database.write((trx) =>
      trx
        .updateTable('entries')
        .set({ media_read: 0, sealed: Buffer.from('damaged') as never })
        .execute(),
    )
    await media.readTexts(NEVER)
    await sweepAfter(0)
    await sweepAfter(31)
    expect(await left()).toEqual([id])
  })

  it('removes bytes that don’t count, once no upload can need them (MED-26)', async () => {
    const { addPhoto, sweepAfter, left, files } = await start()
    const id = await addPhoto()
    const [known = ''] = await files()
    const orphans = ['0123456789abcdef', 'deadbeef.0123456789ab.partial'].map((name) =>
      join(dirname(dirname(known)), 'ef', name),
    )
    for (const orphan of orphans) {
      await mkdir(dirname(orphan), { recursive: true })
      await writeFile(orphan, 'left by a crash')
    }
    // Of another database, which may be in the same place.
    const others = join(dirname(dirname(dirname(dirname(known)))), 'another', 'person', 'ab', 'ab')
    await mkdir(dirname(others), { recursive: true })
    await writeFile(others, 'not ours')
    const recent = new Date(Date.now() - 23 * HOUR)
    for (const path of await files()) await utimes(path, recent, recent)
    await sweepAfter(0)
    expect(await files()).toEqual(expect.arrayContaining(orphans))
    const old = new Date(Date.now() - 2 * DAY)
    for (const path of await files()) await utimes(path, old, old)
    await sweepAfter(0)
    expect((await files()).filter((path) => orphans.includes(path))).toEqual([])
    expect(await files()).toContain(others)
    expect([await files(), await left()]).toMatchObject([{ length: 3 }, [id]])
  })

  it('isn’t needed when an account is deleted: its bytes go with it (MED-24)', async () => {
    const { app, addPhoto, files, me } = await start()
    await addPhoto()
    const other = await app.signUp()
    const theirs = uploader(app.port, other.token)
    const bytes = randomBytes(100)
    const info = aPhoto({ shown: bytes })
    await theirs.declare(info)
    await theirs.send(info.id, 'shown', bytes)
    expect(await files()).toHaveLength(3)
    const { token } = await me()
    expect((await ask(app.port, 'DELETE /api/auth/profile', { token })).status).toBe(204)
    expect(await files()).toEqual([expect.stringContaining(other.user.id)])
  })
})
