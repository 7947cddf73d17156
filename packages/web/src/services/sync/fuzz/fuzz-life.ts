import type { Choices } from './dice.ts'
import type { FuzzDevice } from './fuzz-device.ts'
import type { FuzzServer } from './fuzz-server.ts'
import { judge } from './judgement.ts'
import { month } from './months.ts'
import * as person from './person-acts.ts'
import { newWorld, type World } from './world.ts'
import * as world from './world-acts.ts'

const ACTS: Choices<person.Act> = [
  [10, person.create],
  [30, person.edit],
  [2, person.moveHere],
  [3, person.letGo],
  [3, person.favor],
  [6, person.remove],
  [3, person.restoreHere],
  [1, person.restoreRevisionHere],
  [2, person.restoreOnServer],
  [2, person.restoreRevisionOnServer],
  [6, world.turnNetwork],
  [5, world.openTab],
  [4, world.closeTab],
  [8, world.ring],
  [5, world.look],
  [1, world.giveUp],
  [13, world.passTime],
  [0.7, world.setClock],
  [1, world.fill],
  [1, world.free],
  [3, world.deliverLate],
  [3, world.releaseSlow],
  [0.15, world.restart],
  [0.15, world.crash],
  [0.1, month],
]

/** One person's life with several devices: random, but reproducible from its seed. */
export async function liveThrough(
  server: FuzzServer,
  seed: number,
  operations: number,
  /** Additional acts. */
  more: Choices<person.Act> = [],
): Promise<string[]> {
  const acts = [...ACTS, ...more]
  const life = await newWorld(server, seed, person.edit)
  try {
    for (let done = 0; done < operations; done += 1) await actOnce(life, acts)
    await comeTogether(life)
    return await judge(life)
  } catch (error) {
    return [`it ended early: ${(error as Error).stack}`]
  } finally {
    for (const { tabs } of life.devices) for (const tab of [...tabs]) tab.close()
  }
}

export function reproduceCommand(seed: number, operations: number): string {
  return `Live through it again: LIVES_FROM=${seed} LIVES=1 LIVES_OPERATIONS=${operations} npm run proof -- lives`
}

async function actOnce(life: World, acts: Choices<person.Act>): Promise<void> {
  const { dice, devices, quiet } = life
  const device = dice.pick(devices) as FuzzDevice
  await dice.draw(acts)(life, device)
  // Sometimes the next act starts before the last one has finished.
  if (dice.chance(0.8)) await quiet()
}

const ROUNDS = 8

/** Brings all devices online, frees room, and syncs them until they agree. */
async function comeTogether(life: World): Promise<void> {
  const { network, devices, quiet } = life
  life.calmDown()
  // Then a slow answer is held back, and can be released.
  await quiet()
  network.releaseSlow(Number.POSITIVE_INFINITY)
  await quiet()
  await network.deliverLate(Number.POSITIVE_INFINITY)
  for (const device of devices) await wakeUp(device)
  for (let round = 0, still = 0; round < ROUNDS && still < 2; round += 1) {
    for (const device of devices) await meet(device, quiet)
    still = devices.some(waits) ? 0 : still + 1
  }
}

async function wakeUp(device: FuzzDevice): Promise<void> {
  device.online = true
  device.room.limit = Number.POSITIVE_INFINITY
  // Evicted copies are fetched again at the next start.
  if (!device.maps.facts.has('complete')) for (const tab of [...device.tabs]) tab.close()
  if (device.tabs.length === 0) await device.openTab()
}

async function meet(device: FuzzDevice, quiet: () => Promise<void>): Promise<void> {
  const { tabs } = device
  // A device that was signed out in the meantime closed its tabs.
  if (tabs.length === 0) await device.openTab()
  for (const { engine } of tabs) engine.notice('online')
  await quiet()
  for (const { timers } of tabs) timers.ring()
  await quiet()
}

function waits({ tabs }: FuzzDevice): boolean {
  return tabs.length === 0 || tabs.some(({ store }) => store.outbox().length > 0)
}
