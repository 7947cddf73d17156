import type { Entry } from '@daywell/core/journal'
import type { MediaInfo } from '@daywell/core/media'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { LevelChange } from '@daywell/core/privacy'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import { type Dice, dice } from '#services/sync/fuzz/dice.ts'
import { type Fate, fuzzNetwork, settle } from '#services/sync/fuzz/fuzz-network.ts'
import type { FuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import type { Said } from '#services/sync/fuzz/server-process.ts'
import { type MortalDevice, type MortalTab, mortalDevice } from './mortal-device.ts'
import { leakOfPhoto, newTextWithPhoto } from './photos.ts'

const START = Date.UTC(2026, 2, 14, 9, 30)
const PAUSE = 6 * 60_000

const FATES: readonly (readonly [number, Fate])[] = [
  [70, 'arrives'],
  [7, 'lost'],
  [8, 'answer-lost'],
  [5, 'twice'],
  [3, 'late'],
  [3, 'failing'],
  [2, 'busy'],
  [2, 'server-dies'],
]

/** One person with a device whose tab crashes now and then, and another device that is away. */
export interface LevelWorld {
  readonly dice: Dice
  readonly server: FuzzServer
  readonly network: ReturnType<typeof fuzzNetwork>
  readonly userId: string
  readonly device: MortalDevice
  /** Every text ever saved. */
  readonly texts: string[]
  /** What was sent and must not have been. */
  readonly leaks: string[]
  /** Every photo that was on the disk before a text showed it. */
  readonly photos: MediaInfo[]
  token: string
  tab: MortalTab
  storms: boolean
  /** The server has accepted the level: from here on the change has to finish on its own. */
  begun: boolean
  newText(): string
  pass(ms: number): void
  quiet(): Promise<void>
  /** A call from another device, without the app. */
  ask(method: string, url: string, body?: unknown): Promise<Said>
  /** The person's full export. */
  exported(): Promise<{ status: number; text: string }>
}

export async function newLevelWorld(server: FuzzServer, seed: number): Promise<LevelWorld> {
  const chances = dice(seed)
  const { clock } = server
  clock.now = START
  const userId = await server.person()
  const token = await server.signIn(userId)
  const network = fuzzNetwork(server, chances, () =>
    world.storms ? chances.draw(FATES) : 'arrives',
  )
  const leaks: string[] = []
  const device = mortalDevice({
    dice: chances,
    userId,
    token: () => world.token,
    now: () => clock.now,
    fetchFor: (own, level) => {
      const send = network.fetchFor({
        isOnline: () => own.online,
        meanwhile: async () => {},
        watch: () => {},
      })
      return async (input, init) => {
        const body = String(init?.body ?? '')
        leaks.push(...leakOfPhoto(world, init, String(input)))
        const isPhoto = init?.body instanceof Blob
        if (isPhoto || /word\d+x/.test(body)) leaks.push(...(await leakOf(world, level)))
        return send(input, init)
      }
    },
  })
  const texts: string[] = []
  const world: LevelWorld = {
    dice: chances,
    server,
    network,
    userId,
    token,
    device,
    texts,
    photos: [],
    leaks,
    storms: false,
    begun: false,
    tab: await device.open(),
    newText() {
      texts.push(`word${seed}x${texts.length}y `)
      return `${texts.at(-1)}${'of a day '.repeat(chances.below(5))}`
    },
    pass(ms) {
      clock.now += ms
    },
    quiet: () => settle(() => network.isQuiet() && !world.tab.media.isBusy()),
    async ask(method, url, body) {
      const headers = { authorization: `Bearer ${world.token}`, 'content-type': 'application/json' }
      const asked = { method, url, headers, body: body ? JSON.stringify(body) : '' }
      return untilAnswered(() => server.ask(asked))
    },
    exported: () => untilAnswered(() => server.exported(userId, world.token)),
  }
  return world
}

/** During a restart there's no server to answer. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await new Promise(setImmediate)
    }
  }
}

/** Text may leave only if the device, the server and a started change allow it. */
async function leakOf(
  { server, userId, device }: LevelWorld,
  here: LevelStore['level'],
): Promise<string[]> {
  const change = device.maps.facts.get('levelChange') as LevelChange | undefined
  if (!mayLeave(here()) || change?.to === 'local') return [`words left under ${here()}`]
  const row = await server
    .files()
    .database.read.selectFrom('preferences')
    .select('privacy_level')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // A level that became stricter after the request was sent came too late for it.
  const loose = row?.privacy_level === 'local' && mayLeave(here())
  return loose ? [`words left under ${here()}, though the server has local`] : []
}

const mayLeave = (level: PrivacyLevel | undefined) => level === 'cloud' || level === 'hybrid'

/** A journal with some of everything: versions, deletions, refusals, pending changes. */
export async function writeJournal(world: LevelWorld): Promise<void> {
  const { dice: chances, quiet } = world
  for (let left = 3 + chances.below(4); left > 0; left -= 1) await writeEntry(world, false)
  for (let left = 2 + chances.below(3); left > 0; left -= 1) await writeEntry(world, true)
  await quiet()
  await refuseSome(world)
  await makeThings(world)
  world.device.online = false
  await writeEntry(world, false)
  await edit(world)
  if (chances.chance(0.5)) await removeOne(world)
  world.device.online = true
}

export async function writeEntry(world: LevelWorld, keepHere: boolean): Promise<void> {
  const { tab, dice: chances, quiet } = world
  world.pass(PAUSE)
  const { _id } = await tab.entries.createEntry({
    content: await newTextWithPhoto(world),
    keepHere,
  })
  await quiet()
  for (let left = chances.below(4); left > 0; left -= 1) {
    world.pass(PAUSE)
    await tab.entries.updateEntry(_id, { content: await newTextWithPhoto(world) })
    await quiet()
  }
  if (chances.chance(0.25)) await tab.entries.deleteEntry(_id)
  await quiet()
}

export async function edit(world: LevelWorld): Promise<void> {
  const { tab, dice: chances } = world
  const entry = chances.pick(tab.store.entries())
  world.pass(PAUSE)
  if (!entry) return
  const content = await newTextWithPhoto(world)
  await tab.entries.updateEntry(entry._id, { content })
}

/** The person keeps an entry on this device, or sends it to the server: only `hybrid` offers that. */
export async function keepOne(world: LevelWorld, keepHere: boolean): Promise<void> {
  const { tab, dice: chances } = world
  const entry = chances.pick(tab.store.entries())
  if (entry && tab.levels.level() === 'hybrid')
    await tab.entries.updateEntry(entry._id, { keepHere })
}

export async function removeOne({ tab, dice: chances }: LevelWorld): Promise<void> {
  const entry = chances.pick(tab.store.entries())
  if (entry) await tab.entries.deleteEntry(entry._id)
}

/** Another device edited older versions, and one this device hasn't received yet. */
async function refuseSome(world: LevelWorld): Promise<void> {
  const listed = JSON.parse((await world.ask('GET', '/api/journal')).text) as Entry[]
  for (const entry of listed.slice(0, 2)) {
    const { userId: _, metadata: __, ...words } = entry
    const updatedAt = new Date(Date.parse(entry.updatedAt) - 1000).toISOString()
    const late = { ...words, content: world.newText(), updatedAt }
    await world.ask('POST', '/api/journal/sync', { entries: [late] })
  }
  await world.ask('POST', '/api/journal', { content: world.newText() })
}

/** What the companion would have derived from the entries. */
async function makeThings({ server, userId }: LevelWorld): Promise<void> {
  const { database, keyring } = server.files()
  const key = await keyring.userKey(database.read, userId)
  const rows = await database.read
    .selectFrom('entries')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  await database.write(async (trx) => {
    for (const { id: entry_id } of rows) {
      const shared = { user_id: userId, created_at: 1 }
      const words = Buffer.from(JSON.stringify('word0x made of it'))
      const id = `made-${entry_id}`
      const summary = key.seal({ table: 'summaries', row: id }, words)
      const period = { kind: 'weekly', period_start: entry_id, state: '' } as const
      await trx
        .insertInto('summaries')
        .values({ id, ...shared, ...period, sealed: summary })
        .execute()
      await trx
        .insertInto('summary_sources')
        .values({ summary_id: id, entry_id, user_id: userId })
        .execute()
      const vector = key.seal({ table: 'vectors', row: entry_id }, words)
      const made = { entry_id, user_id: userId, model: 'm', updated_at: 1 }
      await trx
        .insertInto('vectors')
        .values({ ...made, sealed: vector })
        .execute()
      const correction = key.seal({ table: 'corrections', row: id }, words)
      await trx
        .insertInto('corrections')
        .values({ id, ...shared, entry_id, sealed: correction })
        .execute()
    }
  })
}
