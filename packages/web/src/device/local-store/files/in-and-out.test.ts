import { type Incoming, planIncoming } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import {
  answerWith,
  at,
  START,
  texts,
  waiting,
  words,
} from '#device/local-store/testing/a-device.ts'
import { createLocalStore, type LocalStore } from '../local-store.ts'
import { memoryBackend } from '../tables/memory-backend.ts'
import { emptyMaps } from '../tables/staged-tables.ts'
import { noTabs } from '../tabs/tabs.ts'
import type { OnServer } from './here.ts'

const NAME = 'c3'.padEnd(24, '0')
type Level = 'hybrid' | 'local'

/** A tab that receives no messages from others. */
const deafTab = (maps = emptyMaps()) =>
  createLocalStore({
    backend: memoryBackend(maps),
    tabs: noTabs,
    now: () => START + 3_600_000,
    persist: async () => true,
  })

const coming = (content: string, minute: number, more: Partial<Incoming> = {}): Incoming => ({
  where: 'entry 1',
  entry: version(content, minute),
  livesOn: 'server',
  versions: [],
  ...more,
})
const version = (content: string, minute: number, _id = NAME): Entry =>
  anEntry({ _id, content, userId: '', createdAt: at(0), updatedAt: at(minute) })

async function bringIn(
  store: LocalStore,
  one: Incoming,
  level: Level = 'hybrid',
  server?: OnServer,
) {
  const options = { level, reviveDeleted: true, now: START }
  const [planned] = await store.files.bringIn([one], {
    decide: (incoming, here) =>
      planIncoming(incoming, { ...here, alike: () => undefined }, options),
    newId: ({ entry }) => `${level === 'local' ? 'local' : 'temp'}_${entry._id}`,
    server,
  })
  return planned?.outcome
}
const kept = async (store: LocalStore, id: string) =>
  (await store.revisions(id)).map(({ entry }) => entry.content)
const copy = (store: LocalStore, content: string) =>
  store.takeAnswer([], answerWith(version(content, 5)))

describe('an imported entry', () => {
  it('does not overwrite what another tab has just written and this one has not learned of', async () => {
    const maps = emptyMaps()
    const [here, elsewhere] = [await deafTab(maps), await deafTab(maps)]
    await elsewhere.save(words(`temp_${NAME}`, 'from the other tab'))
    expect(texts(here)).toEqual([])
    expect(await bringIn(here, coming('from the file', 1))).toBe('newer-here')
    const again = await deafTab(maps)
    expect(texts(again)).toEqual(['from the other tab'])
    expect(await kept(again, `temp_${NAME}`)).toEqual(['from the file'])
  })

  it("newer than the server's copy is sent to the server, which keeps the older text itself", async () => {
    const store = await deafTab()
    await copy(store, 'on the server')
    expect(await bringIn(store, coming('newer', 9))).toBe('updated')
    expect([texts(store), waiting(store)]).toEqual([['newer'], [['save', NAME, false]]])
    expect(await kept(store, NAME)).toEqual([])
  })

  it('older is sent to the server as an earlier version, before the current one', async () => {
    const store = await deafTab()
    await copy(store, 'on the server')
    expect(await bringIn(store, coming('older', 1))).toBe('newer-here')
    const [going] = await store.checkOut([NAME])
    expect(going?.earlier.map(({ content }) => content)).toEqual(['older'])
    expect(going?.entry).toMatchObject({ content: 'on the server', updatedAt: at(5) })
  })

  it('with a version newer than the current text leaves that current', async () => {
    const store = await deafTab()
    await copy(store, 'on the server')
    await bringIn(store, coming('older', 1, { versions: [version('odd', 30)] }))
    const [going] = await store.checkOut([NAME])
    expect(Date.parse(going?.entry?.updatedAt ?? '')).toBeGreaterThan(Date.parse(at(30)))
    expect(texts(store)).toEqual(['on the server'])
  })

  it('under local, comes to the device, and the server is asked to delete its copy', async () => {
    const store = await deafTab()
    await copy(store, 'on the server')
    expect(await bringIn(store, coming('newer', 9), 'local')).toBe('updated')
    expect(store.entries()).toMatchObject([{ _id: `local_${NAME}`, content: 'newer' }])
    expect(store.outbox()).toMatchObject([{ kind: 'delete', id: NAME, purge: { seen: at(5) } }])
    expect(await kept(store, `local_${NAME}`)).toEqual(['on the server'])
    expect(store.find(NAME)?.content).toBe('newer')
  })

  it('deleted, is sent to the server as it was, then its deletion', async () => {
    const store = await deafTab()
    const gone = coming('gone', 3, { deletedAt: at(4), versions: [version('before', 1)] })
    expect(await bringIn(store, gone)).toBe('added-deleted')
    expect(texts(store)).toEqual([])
    expect((await store.deleted()).map(({ entry }) => entry.content)).toEqual(['gone'])
    const [going] = await store.checkOut([`temp_${NAME}`])
    expect(going?.earlier.map(({ content }) => content)).toEqual(['before', 'gone'])
    expect(going?.item).toMatchObject({ kind: 'delete', deletedAt: at(4) })
  })
})

describe('an entry only the server has', () => {
  const server = (known: Partial<ReturnType<OnServer['find']>>): OnServer => ({
    find: (id) =>
      id === NAME ? ({ id: NAME, ...known } as ReturnType<OnServer['find']>) : undefined,
    versions: (id) => (id === NAME ? [version('known there', 2)] : []),
  })

  it('is restored from its trash by a sync page, the only call that can', async () => {
    const store = await deafTab()
    const there = server({ entry: version('was there', 5), deletedAt: at(8) })
    expect(await bringIn(store, coming('was there', 5), 'hybrid', there)).toBe('revived')
    expect(waiting(store)).toEqual([['save', NAME, true]])
    expect(Date.parse(store.find(NAME)?.updatedAt ?? '')).toBeGreaterThan(Date.parse(at(8)))
  })

  it('gets missing versions, and no duplicates', async () => {
    const store = await deafTab()
    const there = server({ entry: version('there', 5) })
    const versions = [version('known there', 2), version('new there', 3)]
    expect(await bringIn(store, coming('there', 5, { versions }), 'hybrid', there)).toBe(
      'already-here',
    )
    const [going] = await store.checkOut([NAME])
    expect(going?.earlier.map(({ content }) => content)).toEqual(['new there'])
    const deleted = await deafTab()
    const trash = server({ entry: version('there', 5), deletedAt: at(8) })
    const old = coming('there', 5, { versions, deletedAt: at(6) })
    expect(await bringIn(deleted, old, 'hybrid', trash)).toBe('already-here')
    const [farewell] = await deleted.checkOut([NAME])
    expect(farewell).toMatchObject({ item: { kind: 'delete', deletedAt: at(8) } })
    expect(farewell?.earlier.map(({ content }) => content)).toEqual(['new there'])
  })

  it('under local, moves here, and the server is asked to delete it', async () => {
    const store = await deafTab()
    const there = server({ entry: version('there', 5) })
    expect(await bringIn(store, coming('newer', 9), 'local', there)).toBe('updated')
    expect(store.entries()).toMatchObject([{ _id: `local_${NAME}` }])
    expect(store.outbox()).toMatchObject([{ kind: 'delete', id: NAME, purge: {} }])
    expect(await kept(store, `local_${NAME}`)).toContain('there')
  })
})
