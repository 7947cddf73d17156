import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@daywell/core/testing'
import { freshFolder } from '#sync/client.ts'
import { startCluster } from '../kill/cluster.ts'
import { call, type Person, signUp } from '../kill/writers.ts'
import { type Product, startProduct } from '../product.ts'
import { madeFile } from './made-file.ts'
import { cutOff, download, Refused, remove, type Sent, upload } from './transfer.ts'

const PEOPLE = 4
const SENDERS = 6
/** Small, so that an upload has many requests and is cut off within. */
const CHUNK = 128 * 1024
const MAX_BYTES = 3_000_000
const MAX_ANSWERS_BEFORE_KILL = 60
const LATER = fileURLToPath(new URL('./later-process.ts', import.meta.url))

/** A photo, what became of it, and the entry that shows it. */
interface Photo extends Sent {
  readonly person: Person
  readonly wish: 'keep' | 'delete'
  state: 'begun' | 'whole' | 'deleted'
  entryId?: string
}

interface Engine {
  readonly name: string
  readonly dataDir: string
  readonly url: string | undefined
  readonly strike: (server: Product, round: number) => Promise<unknown>
  readonly recover: () => Promise<void>
}

/**
 * `npm run proof -- media`: kills the server, the database under it and connections in the middle
 * of uploads and deletions, and compares every photo that was acknowledged with what is there. Then
 * it lets the days pass after which nothing may be left.
 */
export async function proveMedia(uploads: number, seed: number): Promise<boolean> {
  const { dataDir, remove: clear } = await freshFolder()
  const cluster = await startCluster()
  const nothing = async () => {}
  const folder = async (name: string) => {
    await mkdir(join(dataDir, name))
    return join(dataDir, name)
  }
  try {
    const onSqlite = await run(
      {
        ...{ name: 'sqlite', dataDir: await folder('sqlite'), url: undefined, recover: nothing },
        strike: (server) => server.kill(),
      },
      uploads,
      seed,
    )
    const onPostgres = await run(
      {
        ...{ name: 'postgres', dataDir: await folder('postgres'), url: cluster.url },
        strike: async (server, round) => {
          if (round % 3 !== 1) await cluster.kill()
          if (round % 3 !== 2) await server.kill()
        },
        recover: () => cluster.restart().catch(nothing),
      },
      uploads,
      seed,
    )
    return onSqlite + onPostgres === 0
  } finally {
    await cluster.stop()
    await clear()
  }
}

/** Answers how many photos are lost, damaged, left behind or still there though deleted. */
async function run(engine: Engine, uploads: number, seed: number): Promise<number> {
  const random = seededRandom(seed)
  const settings = {
    ...{ DATA_DIR: engine.dataDir, RATE_LIMIT_PER_MINUTE: '0' },
    ...(engine.url !== undefined && { DATABASE_URL: engine.url }),
  }
  let server = await startProduct(settings)
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUp(server.port, n))
  const photos = Array.from({ length: uploads }, (_, n) => aPhoto(n, people, random))
  let kills = 0
  let faults = 0
  for (let round = 0; photos.some(isUnfinished); round += 1) {
    const after = 1 + Math.floor(random() * MAX_ANSWERS_BEFORE_KILL)
    const known = photos.filter(({ state }) => state !== 'begun')
    await workUntilStruck(engine, server, photos.filter(isUnfinished), { random, round, after })
    await server.kill()
    kills += 1

    await engine.recover()
    server = await startProduct(settings)
    faults += await countFaults(server.port, sampleOf(known, random))
  }
  faults += await countFaults(server.port, photos)
  await server.stop()

  // What entries show is there after the sweep, and after their deletion nothing is.
  await daysLater(engine, 32)
  server = await startProduct(settings)
  faults += await countFaults(server.port, photos)
  for (const { person, entryId, wish } of photos)
    if (wish === 'keep')
      await call(server.port, person.token, 'DELETE', `/api/journal/entries/${entryId}`)
  await server.stop()
  for (const days of [33, 66, 99]) await daysLater(engine, days)
  const left = await filesIn(join(engine.dataDir, 'media'))
  const bytes = photos.reduce((sum, { file }) => sum + file.bytes, 0)
  console.log(
    `${engine.name}: ${uploads} uploads of ${Math.round(bytes / 1e6)} MB, ${kills} kills (seed ${seed}): ${faults} lost, damaged or not deleted, ${left} files left at the end`,
  )
  return faults + left
}

const isUnfinished = ({ state, wish }: Photo) =>
  wish === 'keep' ? state !== 'whole' : state !== 'deleted'

function aPhoto(n: number, people: readonly Person[], random: () => number): Photo {
  const person = people[n % people.length] as Person
  // Mostly photos, some smaller than a request, and some bytes short of one.
  const size = random() < 0.2 ? CHUNK + Math.floor(random() * 3) - 1 : random() ** 3 * MAX_BYTES
  const hex = Array.from({ length: 24 }, () => Math.floor(random() * 16).toString(16)).join('')
  return {
    ...{ id: hex, person, state: 'begun', wish: random() < 0.25 ? 'delete' : 'keep' },
    file: madeFile(n + 1, 1 + Math.floor(size)),
  }
}

interface Round {
  readonly random: () => number
  readonly round: number
  readonly after: number
}

async function workUntilStruck(
  engine: Engine,
  server: Product,
  photos: readonly Photo[],
  { random, round, after }: Round,
): Promise<void> {
  const queue = [...photos]
  let answers = 0
  let struck: Promise<unknown> | undefined
  const acknowledged = () => {
    answers += 1
    if (answers === after) struck = engine.strike(server, round)
  }
  const sender = async () => {
    for (let photo = queue.shift(); photo && !struck; photo = queue.shift())
      await bring(photo, { port: server.port, random, acknowledged }).catch((error: unknown) => {
        // Also an answer that says that the storage is away.
        if (error instanceof Refused) throw error
      })
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  await struck
}

interface Step {
  readonly port: number
  readonly random: () => number
  readonly acknowledged: () => void
}

/** The way of one photo, from where it is. */
async function bring(photo: Photo, step: Step): Promise<void> {
  if (photo.wish === 'keep' && photo.entryId === undefined) await write(photo, step)
  if (photo.state === 'begun') await send(photo, step)
  if (photo.wish === 'delete') await deleteIt(photo, step)
}

async function write(photo: Photo, { port, acknowledged }: Step): Promise<void> {
  const content = `A morning by the river. ![The river](media:${photo.id})`
  const body = { _id: `temp_${photo.id}`, content }
  const { token } = photo.person
  const { _id } = await call<{ _id: string }>(port, token, 'POST', '/api/journal', body)
  photo.entryId = _id
  acknowledged()
}

async function send(photo: Photo, { port, random, acknowledged }: Step): Promise<void> {
  const place = { port, token: photo.person.token }
  // Some clients forget where they were, as a tab does that was closed.
  if (random() < 0.3) delete photo.location
  const cuts = photo.location === undefined ? 0 : Math.floor(random() * 3)
  for (let n = 0; n < cuts; n += 1) await cutOff(place, photo, CHUNK)
  await upload(place, photo, CHUNK, acknowledged)
  photo.state = 'whole'
}

async function deleteIt(photo: Photo, { port, acknowledged }: Step): Promise<void> {
  const status = await remove({ port, token: photo.person.token }, photo.id)
  if (status >= 500) throw new Error(`delete: ${status}`)
  // Gone already, if the answer to an earlier try was lost.
  if (status !== 204 && status !== 404) throw new Refused(`delete: ${status}`)
  photo.state = 'deleted'
  acknowledged()
}

async function countFaults(port: number, photos: readonly Photo[]): Promise<number> {
  let faults = 0
  for (const { id, file, person, state } of photos) {
    const { sha256 } = await download({ port, token: person.token }, id)
    const expected = state === 'whole' ? file.sha256 : 'status 404'
    if (state === 'begun' || sha256 === expected) continue
    faults += 1
    console.log(`  ${id} (${state}, ${file.bytes} bytes): ${sha256} instead of ${expected}`)
  }
  return faults
}

const sampleOf = <T>(all: readonly T[], random: () => number) =>
  all.filter(() => random() < 20 / Math.max(20, all.length))

async function daysLater({ dataDir, url }: Engine, days: number): Promise<void> {
  const more = url === undefined ? [] : [url]
  const child = spawn(process.execPath, [LATER, dataDir, String(days), ...more], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The jobs of day ${days} failed`)
}

async function filesIn(folder: string): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all.filter((one) => one.isFile()).length
}
