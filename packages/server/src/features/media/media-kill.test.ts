import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaInfo, StoredMedia } from '@daywell/core/media'
import { seededRandom } from '@daywell/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transferPace } from '#concurrency/transfer-pace.ts'
import { signUpAt } from '#features/account/testing/people.ts'
import { journalService } from '#features/journal/journal.service.ts'
import { NO_QUOTA } from '#features/journal/testing/no-quota.ts'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { openPieces } from '#pieces/open-pieces.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { mediaService } from './media.service.ts'
import { aPhoto } from './testing/a-photo.ts'
import { bytesOf, uploader } from './testing/uploading.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 31))
const DEVICES = 4
const CHUNK = 400_000
const DAY = 24 * 60 * 60 * 1000

/** What the server has confirmed. */
interface Acknowledged {
  readonly info: MediaInfo
  readonly bytes: Buffer
  received: number
  /** Asked for, and then confirmed. */
  deleted: 'no' | 'asked' | 'yes'
}

describe.each(engines)('kill -9 of a server that stores photos on %s', (engine) => {
  const databases = freshDatabases(engine)

  it(`loses no acknowledged byte, and leaves none behind (MED-23, kills: ${rounds})`, async () => {
    const place = await databases.place()
    const settings = { ...settingsFor(place), RATE_LIMIT_PER_MINUTE: '0' }
    const random = seededRandom(seed)
    let server = startServer(settings)
    const { token } = await signUpAt(await server.ready)
    const all: Acknowledged[] = []
    for (const count of fc.sample(fc.integer({ min: 1, max: 40 }), { seed, numRuns: rounds })) {
      let left = count
      const acknowledge = () => {
        left -= 1
        if (left === 0) server.signal('SIGKILL')
      }
      const port = await server.ready
      const devices = Array.from({ length: DEVICES }, () =>
        uploadUntilKilled({ port, token, all, random, acknowledge }),
      )
      await Promise.allSettled(devices)
      await server.ended
      server = startServer(settings)
      expect({ seed, lost: await lostOf(await server.ready, token, all) }).toEqual({
        seed,
        lost: [],
      })
    }
    await server.stop()
    const app = await runAppForTest(place)
    const me = uploader(app.port, token)
    const lasting = all.filter(({ deleted }) => deleted === 'no')
    for (const { info, bytes } of lasting) {
      await me.send(info.id, 'shown', bytes)
      expect((await bytesOf(await me.read(info.id, 'shown'))).equals(bytes)).toBe(true)
    }
    await sweepIn(app, place, Date.now() + 2 * DAY)
    expect(await filesIn(place.dataDir)).toEqual(await piecesOf(app))
    if (process.env.KILL_ROUNDS)
      process.stdout.write(`${engine}: ${rounds} kills (seed ${seed}), ${all.length} photos\n`)
  }, 600_000)
})

interface Uploading {
  readonly port: number
  readonly token: string
  readonly all: Acknowledged[]
  readonly random: () => number
  readonly acknowledge: () => void
}

/** Photo after photo, some of which are deleted again, until there is no server. */
async function uploadUntilKilled({ port, token, all, random, acknowledge }: Uploading) {
  const me = uploader(port, token)
  for (;;) {
    const bytes = Buffer.from(Array.from({ length: 1000 }, () => random() * 256))
    const large = Buffer.alloc(Math.floor(random() * 1_200_000) + 1, bytes)
    const info = aPhoto({ shown: large })
    await me.declare(info)
    const one: Acknowledged = { info, bytes: large, received: 0, deleted: 'no' }
    all.push(one)
    const path = await me.open(info.id, 'shown', large.length)
    for (let at = 0; at < large.length; at += CHUNK) {
      const answer = await me.patch(path, at, large.subarray(at, at + CHUNK))
      expect(answer.status).toBe(204)
      one.received = Math.min(large.length, at + CHUNK)
      acknowledge()
    }
    if (random() < 0.7) continue
    one.deleted = 'asked'
    await ask(port, `DELETE /api/media/${info.id}`, { token })
    one.deleted = 'yes'
    acknowledge()
  }
}

/** What was acknowledged and isn't so. */
async function lostOf(port: number, token: string, all: readonly Acknowledged[]) {
  const me = uploader(port, token)
  const lost: string[] = []
  for (const { info, bytes, received, deleted } of all) {
    const { id } = info
    const created = await me.create(id, 'shown', bytes.length)
    if (deleted === 'yes' && created.status !== 404) lost.push(`${id} is back`)
    if (deleted !== 'no') continue
    const path = created.headers.get('location') ?? ''
    if (created.status !== 201 || (await me.offset(path)) < received) lost.push(id)
    if (received < bytes.length) continue
    const read = await bytesOf(await me.read(id, 'shown'))
    if (!read.equals(bytes)) lost.push(`${id} differs`)
  }
  const answer = await ask(port, 'GET /api/media', { token })
  const { media } = answer.json as { media: StoredMedia[] }
  const partial = media.filter(({ whole }) => whole.length === 0).map(({ id }) => id)
  const whole = all.filter(({ received, bytes }) => received === bytes.length)
  return [...lost, ...whole.filter(({ info }) => partial.includes(info.id)).map((one) => one.info)]
}

type App = Awaited<ReturnType<typeof runAppForTest>>

async function sweepIn(app: App, { dataDir }: { dataDir: string }, now: number): Promise<void> {
  const base = { ...app, clock: () => now }
  const { sweep } = mediaService({
    ...base,
    openStorage: journalService({ ...base, quota: NO_QUOTA }).openStorage,
    store: openPieces({ dataDir, mediaStore: { store: 'files' } }, app.database),
    pace: transferPace(),
    failed: () => {},
  })
  await sweep(new AbortController().signal)
}

async function filesIn(dataDir: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const found = await readdir(join(dataDir, 'media'), options).catch(() => [])
  return found
    .filter((one) => one.isFile())
    .map((one) => one.name)
    .sort()
}

async function piecesOf({ database }: App): Promise<string[]> {
  const rows = await database.read.selectFrom('media_pieces').select('name').execute()
  return rows.map(({ name }) => name).sort()
}
