import { type Entry, isLocalId } from '@daywell/core/journal'
import type { FuzzDevice, Tab } from './fuzz-device.ts'
import { fetchList } from './person-acts.ts'
import type { World } from './world.ts'

/** Invariant: the server never falls behind what it once told a device. */
export async function nothingTakenBack(world: World, device: FuzzDevice): Promise<void> {
  const rows = world.devices.flatMap(({ maps }) => [...maps.rows.values()])
  const list = await fetchList<Entry>(world, device, '/api/journal')
  const stands = new Map(list.map((entry) => [entry._id, Date.parse(entry.updatedAt)]))
  for (const { base, entry } of rows) {
    const there = stands.get(entry._id)
    if (base !== null && there !== undefined && there < Date.parse(base)) {
      world.complaints.push(`the server took back what it had: ${entry._id} of ${base}`)
    }
  }
}

/** Checks all invariants after the devices have synced. */
export async function judge(world: World): Promise<string[]> {
  const [first] = world.devices as [FuzzDevice]
  const list = await fetchList<Entry>(world, first, '/api/journal')
  const { status, text } = await world.server.exported(world.userId, first.token)
  if (status !== 200) return [`The export says ${status}`]
  const onlyHere = world.devices.map(keptOnDevice)
  return [
    ...world.complaints,
    ...world.witness.wentBack(),
    ...world.devices.flatMap((device) => differences(device, list)),
    ...world.witness.missingFrom(text + JSON.stringify(onlyHere)),
    ...doubles(world, list),
  ]
}

function differences({ name, tabs }: FuzzDevice, list: readonly Entry[]): string[] {
  const there = new Map(list.map((entry) => [entry._id, JSON.stringify(entry)]))
  return tabs.flatMap(({ store }: Tab) => {
    const here = store.entries().filter(({ _id }) => !isLocalId(_id))
    const ids = new Set(here.map(({ _id }) => _id))
    const other = here.filter((entry) => there.get(entry._id) !== JSON.stringify(entry))
    const missing = list.filter(({ _id }) => !ids.has(_id))
    return [
      ...other.map((one) => `${name} has ${JSON.stringify(one)}, not ${there.get(one._id)}`),
      ...missing.map((one) => `${name} has not ${JSON.stringify(one)}`),
      ...store.outbox().map((item) => `${name} still waits: ${JSON.stringify(item)}`),
    ]
  })
}

/** Text no server has to know: everything a person can still find on the device. */
function keptOnDevice({ maps }: FuzzDevice): unknown[] {
  const reachable = (id: string) => isLocalId(id) || maps.trash.has(id)
  return [
    ...[...maps.rows.values()].filter(({ entry }) => isLocalId(entry._id)),
    ...[...maps.revisions.values()].filter(({ id }) => reachable(id)),
    ...maps.trash.values(),
  ]
}

/** Every text is unique, so no two entries may have the same one. */
function doubles({ devices, witness }: World, list: readonly Entry[]): string[] {
  const local = devices.flatMap(({ maps }) =>
    [...maps.rows.values()].map(({ entry }) => entry).filter(({ _id }) => isLocalId(_id)),
  )
  const seen = new Set<string>()
  return [...list, ...local].flatMap((entry) => {
    const again = seen.has(entry.content) && !witness.wasMoved(entry.content)
    seen.add(entry.content)
    return again ? [`doubled: ${entry._id} ${entry.content}`] : []
  })
}
