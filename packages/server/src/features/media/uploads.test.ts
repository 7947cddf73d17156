import { randomBytes } from 'node:crypto'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { aPhoto, newMediaId } from './testing/a-photo.ts'
import { bytesOf, checksumOf, type Uploader, uploader } from './testing/uploading.ts'

/** Several pieces, and a bit. */
const LONG = randomBytes(2_300_001)

describe.each(engines)('uploads on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let place: FreshPlace
  let app: RunningApp

  beforeAll(async () => {
    place = await databases.place()
    app = await runApp(place)
    return app.stop
  })

  const person = async (running = app) => {
    const { token, user } = await running.signUp()
    return { ...uploader(running.port, token), token, userId: user.id }
  }
  const declared = async (me: Uploader, bytes: Uint8Array) => {
    const info = aPhoto({ shown: bytes })
    await me.declare(info)
    return info.id
  }
  const whole = async (token: string) => {
    const { json } = await ask(app.port, 'GET /api/media', { token })
    return (json as { media: { whole: string[] }[] }).media.flatMap((one) => one.whole)
  }
  const files = async () => {
    const options = { recursive: true, withFileTypes: true } as const
    const found = await readdir(join(place.dataDir, 'media'), options).catch(() => [])
    return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  }

  it('say what they can, to anyone (MED-18)', async () => {
    const answer = await fetch(`${app.url}/api/media/uploads`, { method: 'OPTIONS' })
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      204,
      {
        'tus-resumable': '1.0.0',
        'tus-version': '1.0.0',
        'tus-extension': 'creation,checksum,termination',
        'tus-checksum-algorithm': 'sha256',
      },
    ])
  })

  it('go on where they stopped, and are read byte for byte (MED-18)', async () => {
    const me = await person()
    const id = await declared(me, LONG)
    const path = await me.open(id, 'shown', LONG.length)
    const parts = [LONG.subarray(0, 700_000), LONG.subarray(700_000, 2_000_000)]
    expect((await me.patch(path, 0, parts[0] as Buffer)).status).toBe(204)
    expect(await me.offset(path)).toBe(700_000)
    const second = await me.patch(path, 700_000, parts[1] as Buffer)
    expect([second.status, second.headers.get('upload-offset')]).toEqual([204, '2000000'])
    expect([await whole(me.token), (await me.read(id, 'shown')).status]).toEqual([[], 404])
    // A device that lost the address of the upload finds the one under way.
    await me.send(id, 'shown', LONG)
    expect(await whole(me.token)).toEqual(['shown'])
    expect((await bytesOf(await me.read(id, 'shown'))).equals(LONG)).toBe(true)
    expect(await me.offset(path)).toBe(LONG.length)
  })

  it('work with the client that others use, over a line that breaks (MED-18)', async () => {
    const me = await person()
    const id = await declared(me, LONG)
    const chunkSize = 400_000
    let calls = 0
    const done = Promise.withResolvers<void>()
    const upload = new Upload(LONG, {
      endpoint: `${app.url}/api/media/uploads`,
      headers: { authorization: `Bearer ${me.token}` },
      metadata: { id, part: 'shown' },
      chunkSize,
      retryDelays: [0, 0, 0, 0],
      onBeforeRequest(request) {
        if (request.getMethod() !== 'PATCH') return
        const at = Number(request.getHeader('Upload-Offset'))
        const bytes = LONG.subarray(at, at + chunkSize)
        calls += 1
        const isBroken = calls % 3 === 0
        request.setHeader('Upload-Checksum', checksumOf(isBroken ? Buffer.from('-') : bytes))
      },
      onShouldRetry: () => true,
      onError: done.reject,
      onSuccess: () => done.resolve(),
    })
    upload.start()
    await done.promise
    expect(calls).toBeGreaterThan(6)
    expect((await bytesOf(await me.read(id, 'shown'))).equals(LONG)).toBe(true)
  })

  it('count nothing whose checksum is wrong or missing (MED-19)', async () => {
    const me = await person()
    const id = await declared(me, LONG)
    const path = await me.open(id, 'shown', LONG.length)
    const bytes = LONG.subarray(0, 1_500_000)
    const before = await files()
    const damaged = await me.patch(path, 0, bytes, {
      'upload-checksum': checksumOf(LONG.subarray(1)),
    })
    expect([damaged.status, await damaged.json()]).toMatchObject([460, { code: 'upload_damaged' }])
    for (const header of ['', 'md5 x', `sha256 ${'x'.repeat(100)}`]) {
      const refused = await me.patch(path, 0, bytes, { 'upload-checksum': header })
      expect(refused.status).toBe(400)
    }
    expect(await me.offset(path)).toBe(0)
    expect(await files()).toEqual(before)
    expect((await me.patch(path, 0, bytes)).status).toBe(204)
  })

  it('count nothing that was cut off (MED-19)', async () => {
    const me = await person()
    const id = await declared(me, LONG)
    const path = await me.open(id, 'shown', LONG.length)
    const before = await files()
    const socket = connect(app.port, '127.0.0.1')
    const head = [
      `PATCH ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${me.token}`,
      'Tus-Resumable: 1.0.0',
      'Content-Type: application/offset+octet-stream',
      'Upload-Offset: 0',
      `Upload-Checksum: ${checksumOf(LONG)}`,
      `Content-Length: ${LONG.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(LONG.subarray(0, 1_500_000))
    await expect.poll(files).not.toEqual(before)
    socket.destroy()
    await expect.poll(files).toEqual(before)
    expect(await me.offset(path)).toBe(0)
    await me.send(id, 'shown', LONG)
  })

  it('begin anew when all bytes together aren’t what was declared (MED-19)', async () => {
    const me = await person()
    for (const size of [LONG.length, 1_000_000]) {
      const id = await declared(me, LONG)
      const other = Buffer.from(LONG)
      other[5] = (other[5] ?? 0) ^ 1
      const path = await me.open(id, 'shown', LONG.length)
      const answers: Response[] = []
      for (let at = 0; at < LONG.length; at += size)
        answers.push(await me.patch(path, at, other.subarray(at, at + size)))
      const last = answers.at(-1)
      expect([last?.status, await last?.json()]).toMatchObject([
        460,
        { error: expect.stringMatching(/from its beginning/) },
      ])
      expect((await me.call('HEAD', path)).status).toBe(404)
      const again = await me.open(id, 'shown', LONG.length)
      expect([await me.offset(again), again === path]).toEqual([0, false])
      await me.send(id, 'shown', LONG)
    }
  })

  it('don’t count the same place twice, however many come at once (MED-20)', async () => {
    const me = await person()
    const other = await runAppForTest(place)
    const id = await declared(me, LONG)
    const elsewhere = uploader(other.port, me.token)
    const path = await me.open(id, 'shown', LONG.length)
    const bytes = LONG.subarray(0, 1_200_000)
    const devices = [me, elsewhere, me, elsewhere, me, elsewhere]
    const answers = await Promise.all(devices.map((one) => one.patch(path, 0, bytes)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([204, 409, 409, 409, 409, 409])
    expect(await elsewhere.offset(path)).toBe(1_200_000)
    expect((await me.patch(path, 0, bytes)).status).toBe(409)
    expect((await me.patch(path, 1_200_001, LONG.subarray(1_200_001))).status).toBe(409)
    // One process took the first bytes, the other takes the last.
    for (const one of [elsewhere, me])
      await one.patch(path, 1_200_000, LONG.subarray(1_200_000)).then(({ body }) => body?.cancel())
    expect((await bytesOf(await elsewhere.read(id, 'shown'))).equals(LONG)).toBe(true)
    const rows = await app.database.read
      .selectFrom('media_pieces')
      .select('name')
      .where('media_id', '=', id)
      .execute()
    expect((await files()).filter((path) => path.includes(me.userId))).toHaveLength(rows.length)
  })

  it('can be ended, but not once they are whole (MED-18)', async () => {
    const me = await person()
    const id = await declared(me, LONG)
    const path = await me.open(id, 'shown', LONG.length)
    await me.patch(path, 0, LONG.subarray(0, 10))
    expect((await me.call('DELETE', path)).status).toBe(204)
    expect((await me.call('HEAD', path)).status).toBe(404)
    await me.send(id, 'shown', LONG)
    const last = await me.open(id, 'shown', LONG.length)
    expect((await me.call('DELETE', last)).status).toBe(403)
    expect((await me.read(id, 'shown')).status).toBe(200)
  })

  it('take nothing that wasn’t declared, or has another length (MED-18)', async () => {
    const me = await person()
    const id = await declared(me, LONG)
    expect((await me.create(newMediaId(), 'shown', LONG.length)).status).toBe(404)
    expect((await me.create(id, 'thumbnail', LONG.length)).status).toBe(404)
    expect((await me.create(id, 'shown', LONG.length + 1)).status).toBe(400)
    for (const [of, part] of [
      ['../../etc/passwd', 'shown'],
      [id, '../shown'],
      [id.toUpperCase(), 'shown'],
    ])
      expect((await me.create(of ?? '', part ?? '', 1)).status).toBe(400)
    const path = await me.open(id, 'shown', LONG.length)
    const tooMuch = Buffer.concat([LONG, Buffer.from('more')])
    expect((await me.patch(path, 0, tooMuch)).status).toBe(413)
    const large = Buffer.alloc(8_000_001)
    const largePath = await me.open(await declared(me, large), 'shown', large.length)
    expect((await me.patch(largePath, 0, large)).status).toBe(413)
    expect((await me.patch(path, 0, new Uint8Array())).status).toBe(400)
    expect((await me.patch(path, 0, LONG, { 'content-type': 'image/jpeg' })).status).toBe(400)
    const old = await me.call('HEAD', path, { 'tus-resumable': '0.2.2' })
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0'])
    expect(await me.offset(path)).toBe(0)
  })

  it('are no one else’s, whoever knows their address (MED-22)', async () => {
    const [ann, bob] = [await person(), await person()]
    const id = await declared(ann, LONG)
    const path = await ann.open(id, 'shown', LONG.length)
    const calls = [
      bob.call('HEAD', path),
      bob.patch(path, 0, LONG),
      bob.call('DELETE', path),
      bob.create(id, 'shown', LONG.length),
    ]
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404])
    await ann.send(id, 'shown', LONG)
    expect((await bob.read(id, 'shown')).status).toBe(404)
    const stranger = uploader(app.port, 'not-a-token')
    expect((await stranger.call('HEAD', path)).status).toBe(401)
    expect((await stranger.read(id, 'shown')).status).toBe(401)
    expect((await bytesOf(await ann.read(id, 'shown'))).equals(LONG)).toBe(true)
  })

  it('lie sealed on the disk, each piece at its place alone (MED-16)', async () => {
    const me = await person()
    const bytes = Buffer.concat([Buffer.from('a readable beginning'), randomBytes(1_999_980)])
    const id = await declared(me, bytes)
    await me.send(id, 'shown', bytes)
    const own = (await files()).filter((path) => path.includes(me.userId))
    expect(own).toHaveLength(2)
    for (const path of own) {
      const stored = await readFile(path)
      expect(stored.length).toBeLessThan(1_000_100)
      expect(stored.includes('readable')).toBe(false)
      expect(stored.includes(bytes.subarray(500_000, 500_020))).toBe(false)
    }
    // A piece in the place of another, which is as long, is no answer.
    const [first = '', second = ''] = own
    await copyFile(first, second)
    const answer = await me.read(id, 'shown')
    const read = answer.ok ? await bytesOf(answer).catch(() => undefined) : undefined
    expect(read).toBeUndefined()
  })
})
