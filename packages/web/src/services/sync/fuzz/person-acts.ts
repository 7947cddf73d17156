import { type Entry, isLocalId } from '@daywell/core/journal'
import type { FuzzDevice, Tab } from './fuzz-device.ts'
import type { World } from './world.ts'

/** Something that happens to a device. */
export type Act = (world: World, device: FuzzDevice) => Promise<unknown>

export const create: Act = async (world, device) => {
  const tab = await tabOf(world, device)
  const keepHere = world.dice.chance(0.1)
  // Ids and order depend on this time: without it, two entries could swap places.
  world.passTime(1)
  await save(world, device, (content) => tab.entries.createEntry({ content, keepHere }))
}

export const edit: Act = async (world, device) => {
  const tab = await tabOf(world, device)
  const entry = anyOf(world, tab.entries.getEntries())
  if (entry) {
    await save(world, device, (content) => tab.entries.updateEntry(entry._id, { content }), entry)
  }
}

export const moveHere: Act = async (world, device) => {
  const tab = await tabOf(world, device)
  const entry = anyOf(world, tab.entries.getEntries())
  if (!entry) return
  world.witness.moved(entry.content)
  const keepHere = true
  if (world.dice.chance(0.5)) {
    await attempt(() => tab.entries.updateEntry(entry._id, { keepHere }))
    return
  }
  const change = (content: string) => tab.entries.updateEntry(entry._id, { content, keepHere })
  await save(world, device, change, entry)
}

export const letGo: Act = async (world, device) => {
  const tab = await tabOf(world, device)
  const kept = tab.entries.getEntries().filter(({ _id }) => isLocalId(_id))
  const entry = anyOf(world, kept)
  if (!entry) return
  const keepHere = false
  if (world.dice.chance(0.5)) {
    await attempt(() => tab.entries.updateEntry(entry._id, { keepHere }))
    return
  }
  const change = (content: string) => tab.entries.updateEntry(entry._id, { content, keepHere })
  await save(world, device, change, entry)
}

/** An edit that changes no text. */
export const favor: Act = async (world, device) => {
  const tab = await tabOf(world, device)
  const entry = anyOf(world, tab.entries.getEntries())
  if (!entry) return
  const change = { favorite: !entry.favorite }
  world.witness.broughtUp(entry.content)
  await attempt(() => tab.entries.updateEntry(entry._id, change))
}

export const remove: Act = async (world, device) => {
  const tab = await tabOf(world, device)
  const entry = anyOf(world, tab.entries.getEntries())
  if (entry) await attempt(() => tab.entries.deleteEntry(entry._id))
}

export const restoreHere: Act = async (world, device) => {
  const { store } = await tabOf(world, device)
  const deleted = (await attempt(() => store.deleted())) ?? []
  const gone = anyOf(
    world,
    deleted.map(({ entry }) => entry),
  )
  if (!gone) return
  world.witness.broughtUp(gone.content)
  await attempt(() => store.restore(gone._id))
}

export const restoreRevisionHere: Act = async (world, device) => {
  const { store } = await tabOf(world, device)
  const entry = anyOf(
    world,
    store.entries().filter(({ _id }) => isLocalId(_id)),
  )
  const revisions = entry && (await attempt(() => store.revisions(entry._id)))
  const revision = world.dice.pick(revisions ?? [])
  if (!entry || !revision) return
  world.witness.moved(revision.entry.content)
  await attempt(() => store.restoreRevision(entry._id, revision.rev))
}

export const restoreOnServer: Act = async (world, device) => {
  const gone = anyOf(world, await fetchList<Entry>(world, device, '/api/journal/deleted'))
  if (!gone) return
  world.witness.broughtUp(gone.content)
  await callServer(world, device, 'POST', `/api/journal/deleted/${gone._id}/restore`)
}

export const restoreRevisionOnServer: Act = async (world, device) => {
  const entry = anyOf(world, await fetchList<Entry>(world, device, '/api/journal'))
  if (!entry) return
  const path = `/api/journal/${entry._id}/revisions`
  const revisions = await fetchList<{ rev: string; entry: Entry }>(world, device, path)
  const wanted = anyOf(
    world,
    revisions.map((revision) => revision.entry),
  )
  const rev = revisions.find((revision) => revision.entry === wanted)?.rev
  if (!wanted || rev === undefined) return
  world.witness.broughtUp(wanted.content)
  await callServer(world, device, 'POST', `${path}/${rev}/restore`)
}

export async function tabOf({ dice }: World, device: FuzzDevice): Promise<Tab> {
  return dice.pick(device.tabs) ?? device.openTab()
}

/** Sorted by text, which is the same in every run, unlike server ids. */
function anyOf({ dice }: World, entries: readonly Entry[]): Entry | undefined {
  return dice.pick([...entries].sort((a, b) => (a.content < b.content ? -1 : 1)))
}

async function save(
  { witness, dice, now }: World,
  device: FuzzDevice,
  write: (content: string) => Promise<Entry>,
  on?: Entry,
): Promise<void> {
  const content = witness.newText(dice.below(10), dice.chance(0.4) ? on?.content : '')
  const at = now()
  if (await attempt(() => write(content))) witness.saved(content, device, at)
}

/** A full device or a closed tab throws: then nothing was saved. */
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** A call to the server; throws if it's unreachable. */
async function callServer(world: World, device: FuzzDevice, method: string, url: string) {
  const headers = { authorization: `Bearer ${device.token}` }
  try {
    return await world.server.ask({ method, url, headers, body: '' })
  } catch {
    return { status: 503, text: '{}' }
  }
}

export async function fetchList<T>(world: World, device: FuzzDevice, url: string): Promise<T[]> {
  const { status, text } = await callServer(world, device, 'GET', url)
  return status === 200 ? JSON.parse(text) : []
}
