import { planIncoming } from '@daywell/core/backup'
import type { LevelChange } from '@daywell/core/privacy'
import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { onServer, SERVER_ID, words } from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { stillToMove } from './what-moves.ts'

/** Imported ids: read as timestamps, they'd be far in the future and long ago. */
const [AHEAD, AGO, LATER] = ['f', '1', '2'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
]

it('upload takes what was here at its start, by whatever id, and nothing that came since', async () => {
  const device = memoryDevice()
  const store = await device.open()
  const bringIn = (_id: string) =>
    store.files.bringIn(
      [{ where: 'a file', entry: anEntry({ _id }), livesOn: 'device', versions: [] }],
      {
        decide: (incoming, here) =>
          planIncoming(
            incoming,
            { ...here, alike: () => undefined },
            { level: 'local', reviveDeleted: true, now: device.clock.now },
          ),
        newId: ({ entry }) => `local_${entry._id}`,
      },
    )
  await bringIn(AHEAD)
  await bringIn(AGO)
  const startedAt = device.clock.now
  const change: LevelChange = {
    from: 'local',
    to: 'hybrid',
    way: 'upload',
    step: 'move',
    total: 0,
    startedAt,
  }
  const before = [`local_${AGO}`, `local_${AHEAD}`]
  const moving = () =>
    stillToMove(store, change)
      .map(({ _id }) => _id)
      .sort()
  expect(moving()).toEqual(before)

  device.clock.now += 60_000
  await bringIn(LATER)
  await store.saveHere(onServer(SERVER_ID, 'kept since'), `local_${'3'.repeat(24)}`)
  // An entry keeps its local start time, whatever is edited.
  await store.save(words(`local_${AHEAD}`, 'edited'))
  await store.remove(`local_${LATER}`)
  await store.restore(`local_${LATER}`)
  expect(moving()).toEqual(before)
})
