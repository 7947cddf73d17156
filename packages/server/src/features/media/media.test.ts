import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import type { MediaInfo, StoredMedia } from '@daywell/core/media'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { readStorage } from '#stores/journal/storage-used.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { aPhoto, newMediaId } from './testing/a-photo.ts'
import { bytesOf, uploader } from './testing/uploading.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const declare = (port: number, token: string, info: MediaInfo, level?: string) =>
  ask(port, 'POST /api/media', {
    token,
    json: info,
    headers: level ? { 'privacy-level': level } : {},
  })

describe.each(engines)('declaring photos and recordings on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place())
    return app.stop
  })

  const list = async (token: string, after?: string) => {
    const headers = after === undefined ? {} : { 'media-after': after }
    const answer = await ask(app.port, 'GET /api/media', { token, headers })
    return answer.json as { media: StoredMedia[]; more: boolean }
  }

  it('stores the info once, and refuses another one under the same id (MED-10)', async () => {
    const { token } = await app.signUp()
    const info = aPhoto({ shown: randomBytes(10), thumbnail: randomBytes(5) })
    const stored = { ...info, whole: [] }
    const first = await declare(app.port, token, info)
    expect([first.status, first.json]).toEqual([201, stored])
    const again = await declare(app.port, token, info)
    expect([again.status, again.json]).toEqual([200, stored])
    const other = await declare(app.port, token, { ...info, name: 'another.jpg' })
    expect([other.status, other.json]).toMatchObject([409, { code: 'media_differs' }])
    expect(await list(token)).toEqual({ media: [stored], more: false })
  })

  it('gives an id to another device’s photo if the first never came within a day (MED-149)', async () => {
    const time = { now: Date.UTC(2026, 2, 14) }
    const place = await databases.place()
    const { port, database, signUp } = await runAppForTest(place, { clock: () => time.now })
    const { token, user } = await signUp()
    const device = uploader(port, token)
    const [bytes, others] = [randomBytes(1000), randomBytes(900)]
    const info = aPhoto({ thumbnail: randomBytes(10), shown: bytes })
    const other = aPhoto({ shown: others }, { id: info.id })
    await device.declare(info)
    const path = await device.open(info.id, 'shown', bytes.length)
    expect((await device.patch(path, 0, bytes.subarray(0, 600))).status).toBe(204)
    time.now += DAY_MS - 1
    expect((await declare(port, token, other)).status).toBe(409)
    time.now += 1
    expect([await declare(port, token, other)].map(({ status }) => status)).toEqual([201])
    expect((await device.patch(path, 600, bytes.subarray(600))).status).toBe(404)
    expect(globSync(`${place.dataDir}/media/*/${user.id}/*/*`)).toEqual([])
    expect(await readStorage(database.read, user.id)).toMatchObject({ mediaBytes: 900 })
    expect((await declare(port, token, info)).status).toBe(409)
    await device.send(info.id, 'shown', others)
    time.now += 5 * DAY_MS
    expect((await declare(port, token, info)).status).toBe(409)
    expect((await bytesOf(await device.read(info.id, 'shown'))).equals(others)).toBe(true)
  })

  it('lists all of a person’s, page by page, and none of anyone else’s (MED-10)', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()]
    const ids = Array.from({ length: 201 }, newMediaId).sort()
    const bytes = { shown: randomBytes(1) }
    for (const id of ids) await declare(app.port, ann.token, aPhoto(bytes, { id }))
    // Two people may have the same id.
    await declare(app.port, bob.token, aPhoto(bytes, { id: ids[0] as string }))
    const first = await list(ann.token)
    const last = first.media.at(-1)?.id
    const second = await list(ann.token, last)
    expect([first.more, second.more]).toEqual([true, false])
    expect([...first.media, ...second.media].map(({ id }) => id)).toEqual(ids)
    expect((await list(bob.token)).media).toHaveLength(1)
  })

  it('refuses what the quota has no room for, and counts what is declared (MED-11)', async () => {
    const env = { MEDIA_QUOTA: '1MB' }
    const { port, database, signUp } = await runAppForTest(await databases.place(), { env })
    const { token, user } = await signUp()
    const info = aPhoto()
    const large = { ...info, parts: info.parts.map((part) => ({ ...part, bytes: 999_000 })) }
    expect((await declare(port, token, large)).status).toBe(201)
    expect((await declare(port, token, large)).status).toBe(200)
    const refused = await declare(port, token, { ...large, id: newMediaId() })
    expect([refused.status, refused.json]).toMatchObject([507, { code: 'storage_full' }])
    expect(refused.text).toMatch(
      /Your photos and recordings use 999\skB of the 1\sMB that this server allows\. Moving /,
    )
    expect((await declare(port, token, aPhoto())).status).toBe(201)
    const use = await ask(port, 'GET /api/journal/storage', { token })
    expect(use.json).toMatchObject({ mediaBytes: { used: 999_100, allowed: 1_000_000 } })
    expect((await ask(port, `DELETE /api/media/${info.id}`, { token })).status).toBe(204)
    expect(await readStorage(database.read, user.id)).toMatchObject({ mediaBytes: 100 })
  })

  const stayOnDevice = async (token: string) => {
    const preferences = (await ask(app.port, 'GET /api/user/preferences', { token })).json as object
    const journalStyle = { ...Object(preferences).journalStyle, privacyLevel: 'local' }
    const json = { ...preferences, journalStyle }
    expect((await ask(app.port, 'POST /api/user/preferences', { token, json })).status).toBe(200)
  }

  it('takes nothing from a person whose photos stay on the device (MED-12)', async () => {
    const { token } = await app.signUp()
    await stayOnDevice(token)
    for (const level of ['local', 'cloud']) {
      const refused = await declare(app.port, token, aPhoto(), level)
      expect([refused.status, refused.json]).toMatchObject([409, { code: 'privacy_level_changed' }])
    }
    expect((await list(token)).media).toEqual([])
  })

  it('takes no more bytes once photos stay on the device (MED-12)', async () => {
    const { token } = await app.signUp()
    const me = uploader(app.port, token)
    const bytes = randomBytes(20)
    const info = aPhoto({ shown: bytes })
    await me.declare(info)
    const path = await me.open(info.id, 'shown', bytes.length)
    expect((await me.patch(path, 0, bytes.subarray(0, 10))).status).toBe(204)
    await stayOnDevice(token)
    const refused = await me.patch(path, 10, bytes.subarray(10))
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'privacy_level_changed' },
    ])
    expect(await me.offset(path)).toBe(10)
  })

  it('seals what is known of a photo with the person’s key (MED-10)', async () => {
    const place = await databases.place()
    const { port, database, signUp } = await runAppForTest(place)
    const { token } = await signUp()
    const info = aPhoto()
    expect((await declare(port, token, info)).status).toBe(201)
    const stolen = await storedBytes(database, place)
    expect(holds(stolen, info.id)).toBe(true)
    for (const secret of ['lighthouse', 'image/jpeg', info.parts[0]?.sha256 ?? ''])
      expect(holds(stolen, secret)).toBe(false)
  })
})
