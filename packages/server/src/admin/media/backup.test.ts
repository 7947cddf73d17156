import { randomBytes } from 'node:crypto'
import { copyFile, cp, mkdir, open, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredMedia } from '@daywell/core/media'
import { startS3 } from '@daywell/stand-ins/s3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeBackup } from '#database/upkeep/index.ts'
import { aPhoto } from '#features/media/testing/a-photo.ts'
import { bytesOf, uploader } from '#features/media/testing/uploading.ts'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runAppForTest, signIn } from '#http/testing/running-app.ts'
import { admin } from '#testing/admin.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { piecesToBackUp } from './pieces.ts'

const FILES = { store: 'files' } as const

describe.each(engines)('a backup of %s with photos', { timeout: 60_000 }, (engine) => {
  const sources = freshDatabases(engine)
  const targets = freshDatabases(engine === 'sqlite' ? 'postgres' : 'sqlite', { hasTables: false })

  async function addPhoto(app: RunningApp, token: string, parts = [2_300_001, 70_000]) {
    const [shown, thumbnail] = parts.map((size) => randomBytes(size)) as [Buffer, Buffer]
    const info = aPhoto({ shown, thumbnail })
    const me = uploader(app.port, token)
    await me.declare(info)
    await me.send(info.id, 'shown', shown)
    await me.send(info.id, 'thumbnail', thumbnail)
    return { info, shown, thumbnail }
  }

  async function started(env: Record<string, string> = {}) {
    const place = { ...(await sources.place()), env }
    const app = await runAppForTest(place, { env })
    const { user, token } = await app.signUp()
    const file = join((await sources.place()).dataDir, 'backup')
    const photo = await addPhoto(app, token)
    return { place, app, file, photo, token, userId: user.id }
  }

  /** An empty database whose people can be read, as it has their key. */
  async function emptyTarget(from: FreshPlace, env: Record<string, string> = {}) {
    const place = await targets.place()
    await copyFile(join(from.dataDir, 'secret.key'), join(place.dataDir, 'secret.key'))
    return { ...place, env }
  }

  async function restored(place: FreshPlace & { env: Record<string, string> }, userId: string) {
    const app = await runAppForTest(place, { env: place.env })
    const token = await signIn(app, userId)
    const me = uploader(app.port, token)
    const listed = (await ask(app.port, 'GET /api/media', { token })).json as {
      media: StoredMedia[]
    }
    const whole = new Map(listed.media.map((one) => [one.id, one.whole]))
    const read = async (id: string, part: string) => bytesOf(await me.read(id, part))
    return { me, whole, read }
  }

  const filesIn = async (folder: string) => {
    const options = { recursive: true, withFileTypes: true } as const
    const found = await readdir(folder, options).catch(() => [])
    return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  }
  const mediaOf = ({ dataDir }: FreshPlace) => filesIn(join(dataDir, 'media'))
  const sizeOf = async (path: string) => (await stat(path)).size

  it('has them sealed, and brings them to another machine byte for byte (MED-157)', async () => {
    const { place, app, file, photo, token, userId } = await started()
    const half = randomBytes(900_000)
    const halfInfo = aPhoto({ shown: half })
    const me = uploader(app.port, token)
    await me.declare(halfInfo)
    const path = await me.open(halfInfo.id, 'shown', half.length)
    await me.patch(path, 0, half.subarray(0, 400_000))
    const made = await admin(place, 'backup', file)
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toContain('It contains 2.8 MB of photos and recordings.')
    expect((await readFile(file)).includes(photo.shown.subarray(0, 32))).toBe(false)
    const checked = await admin(place, 'restore', file, '--check')
    expect(checked.stdout).toContain('It contains 2.8 MB of photos and recordings.')

    const target = await emptyTarget(place)
    const done = await admin(target, 'restore', file)
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toContain(`into ${join(target.dataDir, 'media')}.`)
    const [before, after] = [await mediaOf(place), await mediaOf(target)]
    expect(after.map((one) => one.slice(target.dataDir.length)).sort()).toEqual(
      before.map((one) => one.slice(place.dataDir.length)).sort(),
    )
    expect((await stat(after[0] ?? '')).mode & 0o777).toBe(0o600)
    const there = await restored(target, userId)
    for (const part of ['shown', 'thumbnail'] as const)
      expect((await there.read(photo.info.id, part)).equals(photo[part])).toBe(true)
    // What was half uploaded goes on there.
    const again = await there.me.open(halfInfo.id, 'shown', half.length)
    expect(await there.me.offset(again)).toBe(400_000)
    await there.me.send(halfInfo.id, 'shown', half)
    expect((await there.read(halfInfo.id, 'shown')).equals(half)).toBe(true)
  })

  it('is refused where a bit of a photo changed or it was cut off (MED-157)', async () => {
    const { place, file } = await started()
    await admin(place, 'backup', file)
    const handle = await open(file, 'r+')
    const at = Math.floor((await handle.stat()).size * 0.7)
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at)
    await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at)
    const target = await emptyTarget(place)
    expect((await admin(target, 'restore', file)).stderr).toMatch(/is damaged or was cut off/)
    await handle.write(buffer, 0, 1, at)
    expect((await admin(target, 'restore', file, '--check')).code).toBe(0)
    await handle.truncate(at)
    expect((await admin(target, 'restore', file)).stderr).toMatch(/is damaged or was cut off/)
    await handle.close()
    expect(await mediaOf(target)).toEqual([])
  })

  it('doesn’t miss what is deleted while it’s made (MED-158)', async () => {
    const { place, app, file, photo, token, userId } = await started()
    const deleted = await addPhoto(app, token)
    const other = await app.signUp()
    await addPhoto(app, other.token)
    const given = piecesToBackUp({ ...place, mediaStore: FILES })
    let isFirst = true
    const { pieces } = await writeBackup(place, {
      file,
      overwrite: false,
      progress: () => {},
      pieces: {
        ...given,
        async read(folder, piece) {
          const { port } = app
          if (isFirst) await ask(port, `DELETE /api/media/${deleted.info.id}`, { token })
          if (isFirst) await ask(port, 'DELETE /api/auth/profile', { token: other.token })
          isFirst = false
          return given.read(folder, piece)
        },
      },
    })
    expect(pieces).toMatchObject({ pieces: 4, missing: 0 })
    const target = await emptyTarget(place)
    const done = await admin(target, 'restore', file)
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).not.toContain('WARNING')
    const { whole, read: readPart } = await restored(target, userId)
    expect(whole.get(photo.info.id)).toEqual(['shown', 'thumbnail'])
    expect(whole.get(deleted.info.id)).toEqual([])
    expect((await readPart(photo.info.id, 'shown')).equals(photo.shown)).toBe(true)
  })

  it('says that files are missing, and is restored without them only if asked (MED-159)', async () => {
    const { place, file, photo, userId } = await started()
    const files = await mediaOf(place)
    const sizes = await Promise.all(files.map(sizeOf))
    const lost = files[sizes.findIndex((size) => size > 300_000 && size < 400_000)] ?? ''
    await rm(lost)
    // Not even readable as a file.
    await mkdir(lost)
    const made = await admin(place, 'backup', file)
    expect(made.code).toBe(2)
    expect(made.stdout).toMatch(
      /^WARNING: it isn’t complete\. Files .+media or have the wrong size: 1\./m,
    )
    await rmdir(lost)
    const target = await emptyTarget(place)
    const refused = await admin(target, 'restore', file)
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain(`\n  ${lost.replace(place.dataDir, target.dataDir)}\n`)
    expect(refused.stderr).toContain('add --skip-missing-media')
    const done = await admin(target, 'restore', file, '--skip-missing-media')
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toMatch(/^WARNING: photos and recordings that aren’t complete: 1\./m)
    const { me, whole, read } = await restored(target, userId)
    // A device that has it sends it again; none removes its own copy before.
    expect(whole.get(photo.info.id)).toEqual(['thumbnail'])
    await me.send(photo.info.id, 'shown', photo.shown)
    expect((await read(photo.info.id, 'shown')).equals(photo.shown)).toBe(true)
  })

  it('can be without them, and is restored once their folder is there (MED-159)', async () => {
    const { place, file, photo, userId } = await started()
    const made = await admin(place, 'backup', file, '--without-media')
    expect(made.stdout).toContain(`Copy ${join(place.dataDir, 'media')} now, after this backup.`)
    expect(await sizeOf(file)).toBeLessThan(1_000_000)
    expect((await admin(place, 'restore', file, '--check')).stdout).toContain(
      'doesn’t contain photos',
    )
    const target = await emptyTarget(place)
    expect((await admin(target, 'restore', file)).stderr).toMatch(
      /^Nothing was restored, because these files of photos .+(\n {2}.+){4}\nPut them back/,
    )
    await cp(join(place.dataDir, 'media'), join(target.dataDir, 'media'), { recursive: true })
    const [cutShort = ''] = await mediaOf(target)
    const whole = await readFile(cutShort)
    const handle = await open(cutShort, 'r+')
    await handle.truncate(whole.length - 1)
    expect((await admin(target, 'restore', file)).stderr).toContain(cutShort)
    await handle.write(whole, 0, whole.length, 0)
    await handle.close()
    const done = await admin(target, 'restore', file)
    expect([done.code, done.stderr]).toEqual([0, ''])
    const { read } = await restored(target, userId)
    expect((await read(photo.info.id, 'shown')).equals(photo.shown)).toBe(true)
  })

  it('leaves a bucket to the operator, and looks for each object on restore (MED-160)', async () => {
    const s3 = await startS3()
    onTestFinished(s3.stop)
    const env = {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }
    const { place, file, photo, userId } = await started(env)
    const made = await admin(place, 'backup', file)
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toContain('They’re in the bucket journal-photos: turn on versioning there')
    const [key = '', object] = [...s3.objects][0] ?? []
    s3.objects.delete(key)
    const target = await emptyTarget(place, env)
    const refused = await admin(target, 'restore', file)
    expect(refused.stderr).toMatch(
      new RegExp(`^Nothing was restored.+\\n {2}journal-photos/${key}\\n`),
    )
    if (object) s3.objects.set(key, object)
    s3.failNext('error', 'error', 'error', 'error')
    const failed = await admin(target, 'restore', file)
    expect(failed.stderr).toMatch(/^We can’t look into the bucket journal-photos \(The bucket an/)
    const done = await admin(target, 'restore', file)
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toContain('names is in the bucket journal-photos.')
    const { read } = await restored(target, userId)
    expect((await read(photo.info.id, 'shown')).equals(photo.shown)).toBe(true)
  })

  it('of files is restored into a bucket (MED-160)', async () => {
    const { place, file, photo, userId } = await started()
    await admin(place, 'backup', file)
    const s3 = await startS3()
    onTestFinished(s3.stop)
    const target = await emptyTarget(place, {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    })
    s3.failNext('error', 'error', 'error', 'error')
    const failed = await admin(target, 'restore', file)
    expect(failed.stderr).toMatch(
      /^We can’t write to the bucket journal-photos \(The bucket answered 500/,
    )
    expect((await admin(target, 'restore', file)).code).toBe(0)
    expect(await mediaOf(target)).toEqual([])
    const { read } = await restored(target, userId)
    expect((await read(photo.info.id, 'shown')).equals(photo.shown)).toBe(true)
  })
})
