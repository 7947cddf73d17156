import { randomBytes } from 'node:crypto'
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startS3 } from '@daywell/stand-ins/s3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aPhoto } from '#features/media/testing/a-photo.ts'
import { uploader } from '#features/media/testing/uploading.ts'
import { runAppForTest, signIn } from '#http/testing/running-app.ts'
import { settingsFor } from '#http/testing/server-process.ts'
import { admin } from '#testing/admin.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { administer } from './administer.ts'
import type { Verdict } from './checks/check.ts'

describe.each(engines)('the doctor on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  async function examine(place: FreshPlace, more: Record<string, string> = {}) {
    let stdout = ''
    const env = { ...settingsFor(place), PORT: '1', ...more }
    const printer = { out: (text: string) => (stdout += text), err: () => {} }
    const code = await administer(['doctor', '--json'], env, printer)
    const { checks } = JSON.parse(stdout) as { checks: Verdict[] }
    const found = (status: string) =>
      checks.filter((check) => check.status === status).map(({ name }) => name)
    return { code, checks, warnings: found('warning'), problems: found('problem') }
  }

  it('OPS-04 finds nothing wrong with a server that runs, and changes nothing', async () => {
    const place = await databases.place()
    const { port, database, signUp } = await runAppForTest(place)
    await signUp()
    const ready = { PORT: String(port) }
    // The health check of the server writes a row the first time.
    await examine(place, ready)
    const before = await allRows(database)
    const { code, checks, warnings } = await examine(place, ready)
    expect([code, warnings]).toEqual([0, []])
    expect(checks.map(({ name }) => name)).toEqual([
      ...['Settings', 'Database', 'Key', 'Disk', 'Photos', 'Clock', 'Server'],
    ])
    expect(checks.at(-1)?.found).toBe(`Daywell is ready at http://127.0.0.1:${port}.`)
    expect(await allRows(database)).toEqual(before)
    const { stdout } = await admin(place, 'doctor')
    expect(stdout).toMatch(/^ok {7}Database {2}(SQLite|PostgreSQL) \d+\.\d+.+ intact\.$/m)
  })

  it('OPS-04 names each problem with what to do, and ends with 2', async () => {
    const place = await databases.place()
    const { keyring, database, signUp } = await runAppForTest(place)
    const { user } = await signUp()
    await signIn({ keyring, database }, user.id, Date.now() + 3_600_000)
    const file = join(place.dataDir, 'secret.key')
    await rename(file, `${file}.away`)
    const lost = await examine(place, { PUBLIC_URL: 'http://127.0.0.1:1', SIGNUP: 'closed' })
    expect(lost).toMatchObject({
      code: 2,
      problems: ['Key', 'Clock'],
      warnings: ['Settings', 'Proxy'],
    })
    for (const { status, todo } of lost.checks) if (status === 'problem') expect(todo).toBeTruthy()
    await rename(`${file}.away`, file)
    await chmod(file, 0o644)
    expect((await examine(place)).problems).toEqual(['Clock'])
    expect(await examine(place, { PORT: 'many' })).toMatchObject({
      code: 2,
      checks: [{ name: 'Settings', status: 'problem', found: expect.stringContaining('PORT') }],
    })
  })

  describe('and photos', () => {
    async function withPhoto(env: Record<string, string> = {}) {
      const place = await databases.place()
      const app = await runAppForTest(place, { env })
      const { token } = await app.signUp()
      const bytes = randomBytes(2_000_000)
      const info = aPhoto({ shown: bytes })
      const me = uploader(app.port, token)
      await me.declare(info)
      await me.send(info.id, 'shown', bytes)
      const media = join(place.dataDir, 'media')
      const files = async () => {
        const found = await readdir(media, { recursive: true, withFileTypes: true })
        return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
      }
      return { place, media, files }
    }
    const photos = ({ checks }: { checks: Verdict[] }) =>
      checks.filter(({ name }) => name === 'Photos')

    it('finds nothing wrong with a store that works, and leaves nothing in it (MED-162)', async () => {
      const place = await databases.place()
      await runAppForTest(place)
      expect(photos(await examine(place))).toEqual([
        { name: 'Photos', status: 'ok', found: `None yet. They’ll be in ${place.dataDir}/media.` },
      ])
      const before = await readdir(place.dataDir)
      await examine(place)
      expect(await readdir(place.dataDir)).toEqual(before)
      const used = await withPhoto()
      const files = await readdir(used.media, { recursive: true })
      expect(photos(await examine(used.place))).toEqual([
        { name: 'Photos', status: 'ok', found: `2.0 MB in ${used.media}.` },
      ])
      expect(await readdir(used.media, { recursive: true })).toEqual(files)
    })

    it('names a file that is missing, has the wrong size or was changed (MED-162)', async () => {
      const { place, media, files } = await withPhoto()
      const [file = ''] = await files()
      const whole = await readFile(file)
      const changed = Buffer.from(whole)
      changed[500] = (changed[500] ?? 0) ^ 1
      for (const bytes of [whole.subarray(1), changed, undefined]) {
        await (bytes ? writeFile(file, bytes) : rm(file))
        const found = await examine(place)
        expect([found.code, found.problems]).toEqual([2, ['Photos']])
        expect(photos(found)).toMatchObject([
          { status: 'ok' },
          {
            found: `Of 2 files that were checked, 1 are missing or damaged, such as ${file}.`,
            todo: expect.stringMatching(/^Stop Daywell/),
          },
        ])
      }
      await rm(media, { recursive: true })
      await writeFile(media, 'no folder')
      expect(photos(await examine(place))).toMatchObject([
        { status: 'problem', found: `${media} fails: ENOTDIR.` },
      ])
    })

    it('tries a bucket, and looks for its objects (MED-162)', async () => {
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
      const { place } = await withPhoto(env)
      expect(photos(await examine(place, env))).toEqual([
        { name: 'Photos', status: 'ok', found: '2.0 MB in the bucket journal-photos.' },
      ])
      expect(s3.objects.size).toBe(2)
      const wrong = await examine(place, { ...env, S3_SECRET_ACCESS_KEY: 'another' })
      expect(photos(wrong)).toMatchObject([
        {
          status: 'problem',
          found: expect.stringMatching(/^the bucket .+ fails: The bucket answered 403/),
          todo: expect.stringContaining('S3_BUCKET'),
        },
      ])
      const [key = ''] = s3.objects.keys()
      s3.objects.delete(key)
      expect(photos(await examine(place, env))[1]?.found).toContain(`journal-photos/${key}`)
    })
  })

  it('OPS-04 says what is wrong where no database is there', async () => {
    const url = engine === 'postgres' ? 'postgres://postgres@127.0.0.1:1/none' : undefined
    const { dataDir } = await databases.place()
    const place = { url, dataDir: engine === 'sqlite' ? join(dataDir, 'none') : dataDir }
    const { code, problems } = await examine(place)
    expect([code, problems.at(-1)]).toEqual([2, 'Database'])
  })
})
