import { expect, it, vi } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { loseConnection, regainConnection } from '#app/testing/connection.ts'
import { openHere } from '#app/testing/journal-here.ts'

type Here = Awaited<ReturnType<typeof openHere>>

const mark = () => localStorage.getItem(`sync_needed_${ANNA.id}`)
const cutOff = () => {
  throw new TypeError('Failed to fetch')
}
const failing = () => ({ status: 503, body: { error: 'No', code: 'unavailable' } })
const silent = () => new Promise<never>(() => {})

/** Writes entries and waits until the server has them; returns their server ids. */
async function writeSaved(here: Here, ...texts: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const text of texts) ids.push(await here.write(text))
  await here.settled()
  return ids.map((id) => here.store.find(id)?._id ?? '')
}

/** Makes pending calls time out at once. */
function hurry() {
  const { setTimeout } = window
  return vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((act: () => void, ms = 0) =>
      setTimeout(act, ms >= 10_000 ? 50 : ms)) as typeof window.setTimeout)
}

it.each([
  ['fails', failing, 'server'],
  ['is cut off', cutOff, 'offline'],
  ['has no answer', silent, 'offline'],
] as const)(
  'SYNC-08 SYNC-22 an update whose call %s is here at once, and goes to the server later',
  async (_, meet, why) => {
    const onServer = journalOn()
    const here = await openHere(onServer)
    const [id = ''] = await writeSaved(here, 'first')
    const from = here.server.calls.length
    Object.assign(here.server.answers, { updateEntry: meet, syncEntries: meet })
    const hurrying = meet === silent ? hurry() : undefined
    await here.edit(id, 'first, still')
    expect(here.texts()).toEqual(['first, still'])
    await expect.poll(here.sync.status).toMatchObject({ kind: 'failed', why, count: 1 })
    expect(mark()).toBe('true')
    expect(here.server.calls[from]).toMatchObject({ name: 'updateEntry', params: { id } })
    expect(onServer.texts()).toEqual(['first'])
    hurrying?.mockRestore()
    Object.assign(here.server.answers, onServer.answers)
    regainConnection(here.server)
    await here.settled()
    expect(onServer.texts()).toEqual(['first, still'])
    await expect.poll(mark).toBeNull()
  },
)

it.each([
  ['fails', failing, 'server'],
  ['is cut off', cutOff, 'offline'],
] as const)(
  'SYNC-11 SYNC-22 a deletion whose call %s is one here, keeps the mark, and goes to the server later',
  async (_, meet, why) => {
    const onServer = journalOn()
    const here = await openHere(onServer)
    const [id = ''] = await writeSaved(here, 'deleted')
    Object.assign(here.server.answers, { deleteEntry: meet, syncEntries: meet })
    await here.entries.deleteEntry(id)
    expect(here.texts()).toEqual([])
    await expect.poll(here.sync.status).toMatchObject({ kind: 'failed', why, count: 1 })
    expect(mark()).toBe('true')
    expect(onServer.texts()).toEqual(['deleted'])
    Object.assign(here.server.answers, onServer.answers)
    regainConnection(here.server)
    await here.settled()
    expect(onServer.texts()).toEqual([])
    await expect.poll(mark).toBeNull()
  },
)

it('SYNC-09 SYNC-37 a deletion is sent wherever the server may know of the entry, and only there', async () => {
  const onServer = journalOn()
  const { saveEntry } = onServer.answers
  const here = await openHere(onServer)
  const [saved = '', later = ''] = await writeSaved(here, 'on the server', 'left there')
  const remove = (id: string) => here.entries.deleteEntry(id)
  const toldSync = () =>
    here.server
      .sent('syncEntries')
      .flatMap((body) => (body as { deleted?: { id: string }[] }).deleted ?? [])
  const toldDelete = () =>
    here.server.calls.filter(({ name }) => name === 'deleteEntry').map(({ params }) => params.id)

  const local = await here.write('only here', true)
  await remove(local)
  loseConnection(here.server)
  const unsent = await here.write('never sent')
  await remove(unsent)
  expect(here.store.outbox()).toEqual([])
  regainConnection(here.server)
  await remove(saved)
  expect(here.texts()).toEqual(['left there'])
  await here.settled()
  expect([...toldDelete(), ...toldSync().map(({ id }) => id)]).toEqual([saved])

  here.server.answers.saveEntry = async (call) => {
    await saveEntry(call)
    return cutOff()
  }
  const lost = await here.write('sent, without an answer')
  await expect.poll(() => onServer.texts()).toHaveLength(2)
  await expect.poll(() => here.sync.status().kind).toBe('failed')
  await remove(lost)
  await here.settled()
  expect(toldSync().map(({ id }) => id)).toContain(lost)

  here.levels.choose('local')
  await remove(later)
  await here.settled()
  await expect.poll(toldDelete).toContain(later)
  const all = JSON.stringify([toldDelete(), toldSync()])
  expect(all).not.toContain(local)
  expect(all).not.toContain(unsent)
})
