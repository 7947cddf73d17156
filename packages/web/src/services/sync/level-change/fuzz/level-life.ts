import type { PrivacyLevel } from '@daywell/core/preferences'
import { type LevelChange, type Way, waysTo } from '@daywell/core/privacy'
import type { SyncStatus } from '@daywell/core/sync'
import type { Choices } from '#services/sync/fuzz/dice.ts'
import type { FuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { judge, lostTexts, whatLivesHere } from './level-judgement.ts'
import { edit, keepOne, type LevelWorld, newLevelWorld, writeJournal } from './level-world.ts'
import type { MortalDevice } from './mortal-device.ts'
import { judgeMonthsLater, judgePhotos, lostPhotos } from './photo-judgement.ts'
import { forgetPhotos } from './photos.ts'

const LEVELS: readonly PrivacyLevel[] = ['local', 'hybrid', 'cloud']

/** One level change with every kind of fault, and its violations. */
export async function changeInAStorm(server: FuzzServer, seed: number): Promise<string[]> {
  const world = await newLevelWorld(server, seed)
  const { dice } = world
  try {
    await writeJournal(world)
    const from = LEVELS[seed % 3] as PrivacyLevel
    await changeCalmly(world, { to: from, way: 'leave' })
    if (dice.chance(0.5)) await forgetPhotos(world)
    if (dice.chance(0.5)) await keepOne(world, true)
    await editOffline(world)
    const to = LEVELS[(seed + 1 + dice.below(2)) % 3] as PrivacyLevel
    const way = dice.pick(waysTo(to).filter((one) => one !== 'leave')) as Way
    const before = [...world.texts]
    const outcome = { to, way, before, upBefore: whatLivesHere(world) }
    const complaints = await weather(world, outcome)
    if (complaints.length > 0) return complaints
    const ended = await calmDown(world, outcome)
    const words = await judge(world, outcome)
    // The next page finds what a late call has left.
    await reopen(world, outcome)
    await world.tab.media.transfers.now()
    const wrong = [...words, ...(await judgePhotos(world, to))]
    const later = ended && wrong.length === 0 ? await judgeMonthsLater(world) : []
    return [...(ended ? [] : ['it never ended']), ...wrong, ...later]
  } catch (error) {
    return [`it ended early: ${(error as Error).stack}`]
  } finally {
    world.tab.die()
  }
}

/** Under `local` these move here, and their versions are still on their way. */
async function editOffline(world: LevelWorld): Promise<void> {
  world.device.online = false
  await edit(world)
  await edit(world)
  world.device.online = true
}

export async function changeCalmly(world: LevelWorld, wanted: Wanted): Promise<void> {
  if (world.tab.levels.level() === wanted.to) return
  world.tab.runner.start(wanted)
  if (!(await calmDown(world, wanted))) throw new Error(`The way to ${wanted.to} had no end`)
  world.tab.runner.dismiss()
}

interface Wanted {
  readonly to: PrivacyLevel
  readonly way: Way
}

export type Act = (world: LevelWorld) => Promise<unknown> | unknown

const ACTS: Choices<Act> = [
  [8, ({ tab }) => tab.timers.ring()],
  [
    3,
    ({ device, tab }) => {
      device.online = !device.online
      tab.engine.notice(device.online ? 'online' : 'offline')
      if (device.online) tab.runner.online()
    },
  ],
  [2, ({ tab }) => tab.runner.retry()],
  [1, ({ tab }) => tab.runner.pause()],
  [3, ({ tab }) => tab.runner.continue()],
  [2, ({ tab }) => tab.die()],
  [
    2,
    ({ dice, device }) => {
      device.room.limit = device.room.used + dice.below(4000)
    },
  ],
  [
    2,
    ({ device }) => {
      device.room.limit = Number.POSITIVE_INFINITY
    },
  ],
  [2, (world) => edit(world).catch(notSaved(world))],
  [1, (world) => keepOne(world, true).catch(notSaved(world))],
  [
    1,
    ({ dice, device: { photos } }) => {
      photos.room = 5000 * dice.below(10)
    },
  ],
  [
    1,
    ({ device: { photos } }) => {
      photos.room = Number.POSITIVE_INFINITY
    },
  ],
  [1, ({ network }) => network.deliverLate(2)],
  [0.5, ({ server }) => server.crash()],
  [2, ({ dice, pass }) => pass(dice.below(20) * 60_000)],
]

/** A full device or a crashed tab throws: then nothing was saved. */
export function notSaved({ texts }: LevelWorld) {
  return (error: unknown) => {
    if (!(error instanceof DOMException)) throw error
    texts.pop()
  }
}

/** Acts with every kind of fault, and the violations at each crash of the tab. */
export async function weather(
  world: LevelWorld,
  wanted?: Wanted,
  acts: Choices<Act> = ACTS,
): Promise<string[]> {
  const { dice, device, quiet, texts } = world
  const onDisk = device.storage.all()
  world.storms = true
  device.danger = 0.02
  if (wanted) world.tab.runner.start(wanted)
  for (let left = 40; left > 0; left -= 1) {
    const known = texts.length
    await Promise.race([dice.draw(acts)(world), world.tab.died])
    await quiet()
    world.begun ||= world.tab.runner.state().change?.step === 'move'
    if (!world.tab.isDead()) continue
    // Whether the last text was saved is unknown.
    texts.splice(known)
    const complaints = [...(await lostTexts(world)), ...(await lostPhotos(world))]
    if (complaints.length > 0) return complaints
    if (dice.chance(0.3)) loseStorage(device, onDisk)
    await reopen(world, wanted)
  }
  return []
}

/** The browser crashed before it wrote local storage to disk. */
function loseStorage({ maps, storage }: MortalDevice, onDisk: Record<string, string>): void {
  const change = maps.facts.get('levelChange') as LevelChange | undefined
  // If it was chosen again, its level has long been on disk.
  if (!change || change.from === change.to) return
  for (const [key, value] of Object.entries(onDisk)) storage.setItem(key, value)
}

/** Long enough for an in-memory write, unless its tab has crashed. */
async function soon(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate)
}

/** The next page of the same browser. */
export async function reopen(world: LevelWorld, wanted?: Wanted): Promise<void> {
  const { device } = world
  const { danger } = device
  device.danger = 0
  world.tab.die()
  world.tab = await device.open()
  await soon()
  // Until the change has visibly started, the person chooses again.
  if (wanted && !world.begun) world.tab.runner.start(wanted)
  device.danger = danger
}

/** Turns all faults off; returns whether the change finished. */
export async function calmDown(world: LevelWorld, wanted?: Wanted): Promise<boolean> {
  const { device, network, quiet } = world
  world.storms = false
  device.danger = 0
  device.room.limit = Number.POSITIVE_INFINITY
  device.photos.room = Number.POSITIVE_INFINITY
  device.online = true
  await network.deliverLate(Number.POSITIVE_INFINITY)
  await world.ask('GET', '/api/health')
  if (world.tab.isDead() || !device.maps.facts.has('complete')) await reopen(world, wanted)
  const { engine, runner, timers } = world.tab
  engine.notice('online')
  for (let round = 0; round < 60; round += 1) {
    await soon()
    await quiet()
    if (!runner.state().change && isSettled(engine.status())) {
      await Promise.race([world.tab.media.transfers.now(), world.tab.died])
      await quiet()
      if ((await world.tab.media.transfers.waiting()) === 0) return true
    }
    runner.continue()
    timers.ring()
    runner.retry()
  }
  return false
}

function isSettled(status: SyncStatus): boolean {
  return status.kind === 'saved' || (status.kind === 'waiting' && status.because === 'level')
}
