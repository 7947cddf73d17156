import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { aPhoto, sha256Of } from './testing/a-photo.ts'
import { bytesOf, type Uploader, uploader } from './testing/uploading.ts'

const BYTES = randomBytes(2_300_001)

describe.each(engines)('reading a part on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let me: Uploader
  let id: string

  beforeAll(async () => {
    app = await runApp(await databases.place())
    me = uploader(app.port, (await app.signUp()).token)
    const info = aPhoto({ shown: BYTES })
    id = info.id
    await me.declare(info)
    await me.send(id, 'shown', BYTES)
    return app.stop
  })

  it('is as its type says, and nothing that a browser would run (MED-21)', async () => {
    const answer = await me.read(id, 'shown')
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'content-length': String(BYTES.length),
        etag: `"${sha256Of(BYTES)}"`,
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    ])
    expect((await bytesOf(answer)).equals(BYTES)).toBe(true)
    const head = await me.call('HEAD', `/api/media/${id}/shown`)
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(BYTES.length)])
  })

  it('arrives whole, however slowly it’s read (MED-21)', async () => {
    // More than lies in sockets between the two.
    const many = randomBytes(24_000_000)
    const long = aPhoto({ shown: many })
    await me.declare(long)
    await me.send(long.id, 'shown', many)
    const { body } = await me.read(long.id, 'shown')
    const hash = createHash('sha256')
    for await (const chunk of body ?? []) {
      hash.update(chunk)
      await me.call('HEAD', `/api/media/${id}/shown`)
    }
    expect(hash.digest('hex')).toBe(sha256Of(many))
  })

  it.each([
    [0, 0],
    [999_999, 1_000_000],
    [5, 2_100_000],
    [1_000_000, 1_999_999],
    [2_300_000, 2_300_000],
  ])('gives the bytes from %i to %i (MED-21)', async (from, to) => {
    const answer = await me.read(id, 'shown', { range: `bytes=${from}-${to}` })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${BYTES.length}`,
    ])
    expect((await bytesOf(answer)).equals(BYTES.subarray(from, to + 1))).toBe(true)
  })

  it('says when there are no such bytes, and when they are known (MED-21)', async () => {
    const beyond = await me.read(id, 'shown', { range: `bytes=${BYTES.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${BYTES.length}`,
    ])
    const etag = `"${sha256Of(BYTES)}"`
    expect((await me.read(id, 'shown', { 'if-none-match': etag })).status).toBe(304)
    const other = await me.read(id, 'shown', { range: 'bytes=0-1', 'if-range': '"other"' })
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, BYTES.length])
  })

  it('has no other paths (MED-22)', async () => {
    for (const path of ['original', 'shown%2f..', '%2fshown', 'constructor'])
      expect((await me.read(id, path)).status).toBe(404)
    for (const other of ['uploads', '%00', id.toUpperCase(), `${id}%2f..`])
      expect((await me.read(other, 'shown')).status).toBe(404)
  })
})
