import type { Choices } from '#services/sync/fuzz/dice.ts'
import type { FuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { type Act, calmDown, changeCalmly, notSaved, reopen, weather } from './level-life.ts'
import {
  edit,
  keepOne,
  type LevelWorld,
  newLevelWorld,
  removeOne,
  writeEntry,
  writeJournal,
} from './level-world.ts'
import { judgeMonthsLater, judgePhotos } from './photo-judgement.ts'
import { forgetPhotos, lookAtPhoto } from './photos.ts'

const unlessLost =
  (act: (world: LevelWorld) => Promise<unknown>): Act =>
  (world) =>
    act(world).catch(notSaved(world))

const ACTS: Choices<Act> = [
  [8, ({ tab }) => tab.timers.ring()],
  [
    2,
    ({ device, tab }) => {
      device.online = !device.online
      tab.engine.notice(device.online ? 'online' : 'offline')
    },
  ],
  [1, ({ tab }) => tab.die()],
  [
    2,
    ({ dice, device: { photos } }) => {
      photos.room = dice.below(3) * 6000
    },
  ],
  [
    2,
    ({ device: { photos } }) => {
      photos.room = Number.POSITIVE_INFINITY
    },
  ],
  [3, unlessLost(edit)],
  [2, unlessLost((world) => writeEntry(world, world.dice.chance(0.3)))],
  [4, unlessLost((world) => keepOne(world, true))],
  [2, unlessLost((world) => keepOne(world, false))],
  [1, unlessLost(removeOne)],
  [2, lookAtPhoto],
  [1, ({ network }) => network.deliverLate(2)],
  [0.5, ({ server }) => server.crash()],
  [2, ({ dice, pass }) => pass(dice.below(20) * 60_000)],
]

/** Entries with photos that are kept here and sent again, with every kind of fault. */
export async function keepInAStorm(server: FuzzServer, seed: number): Promise<string[]> {
  const world = await newLevelWorld(server, seed)
  try {
    await changeCalmly(world, { to: 'hybrid', way: 'leave' })
    await writeJournal(world)
    if (!(await calmDown(world))) return ['it was never calm']
    if (world.dice.chance(0.7)) await forgetPhotos(world)
    const complaints = await weather(world, undefined, ACTS)
    if (complaints.length > 0) return complaints
    const ended = await calmDown(world)
    // The next page finds what a late call has left.
    await reopen(world)
    if (!ended || !(await calmDown(world))) return ['it never ended']
    const wrong = [...world.leaks, ...(await judgePhotos(world, 'hybrid'))]
    return wrong.length > 0 ? wrong : judgeMonthsLater(world)
  } catch (error) {
    return [`it ended early: ${(error as Error).stack}`]
  } finally {
    world.tab.die()
  }
}
