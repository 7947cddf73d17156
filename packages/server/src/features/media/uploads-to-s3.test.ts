import { randomBytes } from 'node:crypto'
import { startS3 } from '@daywell/stand-ins/s3'
import { expect, it, onTestFinished } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { aPhoto } from './testing/a-photo.ts'
import { bytesOf, uploader } from './testing/uploading.ts'

const databases = freshDatabases('sqlite')

it('uploads go to a bucket, and count nothing while it fails (MED-17)', async () => {
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
  const { port, signUp } = await runAppForTest(await databases.place(), { env })
  const { token } = await signUp()
  const me = uploader(port, token)
  const bytes = Buffer.concat([Buffer.from('a readable beginning'), randomBytes(2_500_000)])
  const info = aPhoto({ shown: bytes })
  await me.declare(info)
  const path = await me.open(info.id, 'shown', bytes.length)
  s3.failNext(undefined, 'error', 'error', 'error', 'error')
  const failed = await me.patch(path, 0, bytes)
  expect([failed.status, await failed.json()]).toMatchObject([503, { code: 'unavailable' }])
  expect([await me.offset(path), s3.objects.size]).toEqual([0, 0])
  await me.send(info.id, 'shown', bytes)
  expect((await bytesOf(await me.read(info.id, 'shown'))).equals(bytes)).toBe(true)
  const stored = [...s3.objects.values()]
  expect(stored).toHaveLength(3)
  expect(stored.some((one) => one.bytes.includes('readable'))).toBe(false)
  s3.failNext('partial')
  const cut = await me.read(info.id, 'shown')
  expect(cut.status).toBe(503)
  expect((await ask(port, `DELETE /api/media/${info.id}`, { token })).status).toBe(204)
  expect(s3.objects.size).toBe(0)
})
