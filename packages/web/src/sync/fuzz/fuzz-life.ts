import { seededRandom } from '@daywell/core/testing'
import { type FuzzDevice, fuzzDevice, type Tab } from './fuzz-device.ts'
import { type Fate, fuzzNetwork, settle } from './fuzz-network.ts'
import type { FuzzServer } from './fuzz-server.ts'
import { witness } from './witness.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.UTC(2026, 2, 14, 9, 30)

const FATES: readonly (readonly [number, Fate])[] = [
  [0.62, 'arrives'],
  [0.7, 'lost'],
  [0.79, 'answer-lost'],
  [0.86, 'twice'],
  [0.93, 'late'],
  [1, 'failing'],
]

/** One person's life with several devices: random, and the same for the same seed. */
export async function liveThrough(server: FuzzServer, seed: number, operations: number) {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const chance = (share: number) => random() < share
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)]

  let now = START
  server.clock.now = now
  const calm = { now: false }
  const network = fuzzNetwork(server, () => {
    const drawn = random()
    if (calm.now) return 'arrives'
    return FATES.find(([up]) => drawn < up)?.[1] ?? 'arrives'
  })
  const seen = witness(seed)
  const count = 2 + below(4)
  const { userId, tokens } = await server.person(count)
  const devices = tokens.map((token, index) => {
    const offset = index === 0 ? 0 : Math.round((random() - 0.5) * 2 * DAY)
    return fuzzDevice({
      name: `device ${index}`,
      ...{ userId, token, random, withLocks: chance(0.7), now: () => now + offset },
      fetchFor: (device) =>
        network.fetchFor(
          () => device.online,
          async () => {
            if (!calm.now && chance(0.1)) await edit(device)
          },
        ),
    })
  })
  const quiet = () => settle(network.isQuiet)

  const tabOf = async (device: FuzzDevice): Promise<Tab> =>
    pick(device.tabs) ?? (await device.openTab())
  const create = async (device: FuzzDevice) => {
    const tab = await tabOf(device)
    await seen.writes(tab, device, now, (content) =>
      tab.entries.createEntry({ content, keepHere: chance(0.1) }),
    )
  }
  const edit = async (device: FuzzDevice) => {
    const tab = await tabOf(device)
    const entry = pick(tab.entries.getEntries())
    if (!entry) return
    await seen.writes(
      tab,
      device,
      now,
      (content) => tab.entries.updateEntry(entry._id, { content }),
      entry,
    )
  }
  const remove = async (device: FuzzDevice) => {
    const tab = await tabOf(device)
    const entry = pick(tab.entries.getEntries())
    if (entry) await tab.entries.deleteEntry(entry._id)
  }
  const restore = async (device: FuzzDevice) => {
    const { store } = await tabOf(device)
    const gone = pick(await store.deleted())
    if (gone) await store.restore(gone.entry._id)
  }
  const askServer = async (method: string, url: string) => {
    const token = pick(tokens) ?? ''
    return server.ask({ method, url, headers: { authorization: `Bearer ${token}` }, body: '' })
  }
  const restoreOnServer = async () => {
    const { text } = await askServer('GET', '/api/journal/deleted')
    const gone = pick(JSON.parse(text) as { _id: string }[])
    if (gone) await askServer('POST', `/api/journal/deleted/${gone._id}/restore`)
  }
  const restoreRevision = async () => {
    const entry = pick(
      JSON.parse((await askServer('GET', '/api/journal')).text) as { _id: string }[],
    )
    if (!entry) return
    const { text } = await askServer('GET', `/api/journal/${entry._id}/revisions`)
    const revision = pick(JSON.parse(text) as { rev: string }[])
    if (revision)
      await askServer('POST', `/api/journal/${entry._id}/revisions/${revision.rev}/restore`)
  }
  const openTab = async (device: FuzzDevice) => {
    if (device.tabs.length < 2) await device.openTab()
  }
  const closeTab = async (device: FuzzDevice) => pick(device.tabs)?.close()
  const turn = async (device: FuzzDevice) => {
    device.online = !device.online
    for (const { engine } of device.tabs) engine.notice(device.online ? 'online' : 'offline')
  }
  const ring = async (device: FuzzDevice) => {
    for (const { timers } of device.tabs) timers.ring()
  }
  const look = async (device: FuzzDevice) => (await tabOf(device)).engine.notice('visible')
  const passTime = async () => {
    now += chance(0.2) ? below(300) * MINUTE : below(8) * MINUTE
    server.clock.now = now
  }

  const acts: readonly (readonly [number, (device: FuzzDevice) => Promise<unknown>])[] = [
    [0.1, create],
    [0.42, edit],
    [0.48, remove],
    [0.51, restore],
    [0.53, restoreOnServer],
    [0.54, restoreRevision],
    [0.6, turn],
    [0.65, openTab],
    [0.69, closeTab],
    [0.77, ring],
    [0.82, look],
    [0.95, passTime],
    [0.98, () => network.deliverLate(2)],
    [0.985, () => server.restart()],
  ]

  for (let done = 0; done < operations; done += 1) {
    const device = pick(devices)
    const drawn = random()
    const act = acts.find(([up]) => drawn < up)?.[1] ?? look
    if (device) await act(device)
    // Sometimes the next thing happens before the last one has come to an end.
    if (chance(0.8)) await quiet()
  }

  calm.now = true
  await quiet()
  await network.deliverLate(Number.POSITIVE_INFINITY)
  await comeTogether(devices, quiet)
  const list = JSON.parse((await askServer('GET', '/api/journal')).text)
  const everything = (await askServer('GET', '/api/export')).text
  const verdict = seen.judge(devices, list, everything)
  for (const device of devices) for (const tab of [...device.tabs]) tab.close()
  return verdict
}

/** All devices are online and have nothing better to do. */
async function comeTogether(devices: readonly FuzzDevice[], quiet: () => Promise<void>) {
  for (const device of devices) {
    device.online = true
    if (device.tabs.length === 0) await device.openTab()
  }
  for (let round = 0; round < 8; round += 1) {
    for (const device of devices) {
      for (const { engine } of device.tabs) engine.notice('online')
      await quiet()
      for (const { timers } of device.tabs) timers.ring()
      await quiet()
    }
  }
}
