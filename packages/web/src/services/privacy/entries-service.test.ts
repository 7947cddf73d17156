import { describe, expect, it } from 'vitest'
import type { LocalStore } from '#device/local-store/local-store.ts'
import {
  LOCAL_ID,
  MINUTE,
  onServer,
  SERVER_ID,
  START,
  waiting,
} from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { entriesService } from './entries-service.ts'
import { levelStore } from './privacy-level.ts'

async function aJournal(level?: 'local' | 'hybrid' | 'cloud', opened?: LocalStore) {
  const device = memoryDevice()
  const store = opened ?? (await device.open())
  const levels = levelStore(mapStorage(), 'anna')
  if (level) levels.choose(level)
  const entries = entriesService({
    store,
    levels,
    now: () => device.clock.now,
    timeZone: () => 'Asia/Tokyo',
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    generatePrompt: async () => ({ prompt: 'What did you see?', helpText: '' }),
  })
  return { store, levels, entries, device }
}

const seconds = Math.floor(START / 1000).toString(16)

it('ENT-25 exposes getEntries, createEntry, deleteEntry and generatePrompt', async () => {
  const { entries } = await aJournal('cloud')
  const made = await entries.createEntry({ content: 'Rain on the roof all night.' })
  expect(entries.getEntries()).toEqual([made])
  await entries.deleteEntry(made._id)
  expect(entries.getEntries()).toEqual([])
  expect(await entries.generatePrompt()).toEqual({ prompt: 'What did you see?', helpText: '' })
})

it('a new entry is complete', async () => {
  const { entries } = await aJournal('cloud')
  expect(await entries.createEntry({ content: 'Rain, rain on the roof' })).toMatchObject({
    userId: '',
    metadata: { wordCount: 5, keywords: ['rain', 'roof'] },
    createdAt: '2026-03-14T09:30:00.000Z',
    updatedAt: '2026-03-14T09:30:00.000Z',
    localDate: '2026-03-14',
    timeZone: 'Asia/Tokyo',
    mood: null,
  })
})

it('JRN-43 an entry that is created again stays hidden from the assistant, and keeps what it said', async () => {
  const { entries, store } = await aJournal('hybrid')
  const words = { newId: 'one', content: 'Rain', hideFromAssistant: false }
  const { _id } = await entries.createEntry(words)
  await entries.updateEntry(_id, { content: 'Rain, and thunder', hideFromAssistant: true })
  await entries.createEntry(words)
  expect(entries.getEntries()).toMatchObject([{ content: 'Rain', hideFromAssistant: true }])
  const versions = await store.revisions(_id)
  expect(versions.map(({ entry }) => entry.content)).toContain('Rain, and thunder')
})

describe('where a new entry is stored', () => {
  it('ENT-04 its id is the prefix and 24 hex characters, 8 of them for the time', async () => {
    const { entries } = await aJournal('hybrid')
    const temp = await entries.createEntry({ content: 'for the server' })
    const local = await entries.createEntry({ content: 'for here', keepHere: true })
    expect(temp._id).toMatch(new RegExp(`^temp_${seconds}[0-9a-f]{16}$`))
    expect(local._id).toMatch(new RegExp(`^local_${seconds}[0-9a-f]{16}$`))
  })

  const created = async (level: 'local' | 'hybrid' | 'cloud' | undefined, keepHere: boolean) => {
    const { entries, store } = await aJournal(level)
    const made = await entries.createEntry({ content: 'words', keepHere })
    expect(store.entries()).toEqual([made])
    return { prefix: made._id.split('_')[0], waits: waiting(store).map(([kind]) => kind) }
  }

  it('SYNC-04 PRIV-07 only here under local, whatever the switch says', async () => {
    for (const keepHere of [false, true])
      expect(await created('local', keepHere)).toEqual({ prefix: 'local', waits: [] })
  })

  it('PRIV-04 only here with `Keep on this device` on', async () => {
    expect(await created('hybrid', true)).toEqual({ prefix: 'local', waits: [] })
  })

  it.each(['hybrid', 'cloud', undefined] as const)(
    'SYNC-05 otherwise here as temp_ first, under %s',
    async (level) => {
      expect(await created(level, false)).toEqual({ prefix: 'temp', waits: ['save'] })
    },
  )
})

describe('an edit', () => {
  it('stays where the entry is stored', async () => {
    const { entries, store } = await aJournal('hybrid')
    const { _id } = await entries.createEntry({ content: 'here', keepHere: true, title: 'T' })
    const edited = await entries.updateEntry(_id, { content: 'here, edited' })
    expect(edited).toMatchObject({ _id, title: 'T', metadata: { wordCount: 2 } })
    await store.takeAnswer([], { entries: [onServer(SERVER_ID, 'there')], deleted: [], ids: {} })
    await entries.updateEntry(SERVER_ID, { content: 'there, edited' })
    expect(waiting(store)).toEqual([['save', SERVER_ID, false]])
  })

  it.each(['local', 'hybrid', 'cloud'] as const)(
    'ERR-14 under %s of an unknown entry gives `Entry not found`',
    async (level) => {
      const { entries, store } = await aJournal(level)
      for (const id of ['unknown', SERVER_ID, LOCAL_ID]) {
        const edited = entries.updateEntry(id, { content: 'words of nobody' })
        await expect(edited).rejects.toThrow(/^Entry not found$/)
      }
      expect([store.entries(), waiting(store)]).toEqual([[], []])
    },
  )

  it('PRIV-26 under local of a server-backed entry makes it a local_ one', async () => {
    const { entries, store } = await aJournal('local')
    await store.takeAnswer([], {
      entries: [onServer(SERVER_ID, 'left there')],
      deleted: [],
      ids: {},
    })
    const edited = await entries.updateEntry(SERVER_ID, { content: 'here now' })
    expect(edited._id.startsWith('local_')).toBe(true)
    expect(entries.getEntries()).toEqual([edited])
    expect(waiting(store)).toEqual([['delete', SERVER_ID, false]])
    const again = await entries.updateEntry(SERVER_ID, { content: 'here, again' })
    expect(again._id).toBe(edited._id)
    expect(LOCAL_ID).not.toBe(again._id)
  })

  it('PRIV-27 under local removes the server copy once the local one is safe, and not before', async () => {
    const device = memoryDevice(3000)
    const store = await device.open()
    await store.takeAnswer([], {
      entries: [onServer(SERVER_ID, 'left there')],
      deleted: [],
      ids: {},
    })
    const { entries } = await aJournal('local', store)
    const unsafe = entries.updateEntry(SERVER_ID, { content: 'no room '.repeat(1000) })
    await expect(unsafe).rejects.toThrow('no room')
    expect(waiting(store)).toEqual([])
    expect(waiting(await device.open())).toEqual([])
  })
})

describe('an entry no longer kept here', () => {
  it('waits for the server under a new id, with its text and versions', async () => {
    const { entries, store, device } = await aJournal('hybrid')
    const { _id } = await entries.createEntry({ content: 'first', keepHere: true })
    device.clock.now += 10 * MINUTE
    const sent = await entries.updateEntry(_id, { content: 'second', keepHere: false })
    expect(sent).toMatchObject({ content: 'second', _id: expect.stringMatching(/^temp_/) })
    expect(entries.getEntries()).toEqual([sent])
    expect([store.find(_id), waiting(store)]).toEqual([sent, [['save', sent._id, false]]])
    const [going] = await store.checkOut([sent._id])
    expect(going?.earlier).toMatchObject([{ _id: sent._id, content: 'first' }])
    // Idempotent: another tab asks for the same, and nothing is left to do.
    const again = await entries.updateEntry(_id, { keepHere: false })
    expect(again._id).toBe(sent._id)
  })

  it.each(['local', 'cloud', undefined] as const)(
    'stays here under %s, where there is no choice per entry',
    async (level) => {
      const { entries, store, levels } = await aJournal('hybrid')
      const { _id } = await entries.createEntry({ content: 'here', keepHere: true })
      if (level) levels.choose(level)
      const service = level ? entries : (await aJournal(level, store)).entries
      expect((await service.updateEntry(_id, { keepHere: false }))._id).toBe(_id)
      expect(waiting(store)).toEqual([])
    },
  )

  it('stays here until the server has delivered all of its versions', async () => {
    const { entries, store } = await aJournal('hybrid')
    await store.takeAnswer([], { entries: [onServer(SERVER_ID, 'there')], deleted: [], ids: {} })
    const { _id } = await entries.updateEntry(SERVER_ID, { keepHere: true })
    const asked = await entries.updateEntry(_id, { content: 'here', keepHere: false })
    expect(asked).toMatchObject({ _id, content: 'here' })
    expect(waiting(store)).toEqual([['delete', SERVER_ID, false]])
    const [gone] = await store.checkOut([SERVER_ID])
    if (gone) await store.takeAnswer([gone.item], { entries: [], deleted: [], ids: {} })
    const sent = await entries.updateEntry(_id, { keepHere: false })
    expect(waiting(store)).toEqual([['save', sent._id, false]])
  })
})

describe('the day of an entry', () => {
  it('JRN-33 can be an earlier one, and the list follows', async () => {
    const { entries, store } = await aJournal('hybrid')
    const today = await entries.createEntry({ content: 'today' })
    const before = await entries.createEntry({ content: 'the day before', localDate: '2026-03-13' })
    expect(before).toMatchObject({
      localDate: '2026-03-13',
      createdAt: '2026-03-13T09:30:00.000Z',
    })
    const moved = await entries.updateEntry(today._id, { localDate: '2026-02-28' })
    expect(moved).toMatchObject({ localDate: '2026-02-28', createdAt: '2026-02-28T09:30:00.000Z' })
    expect(store.entries().map(({ content }) => content)).toEqual(['the day before', 'today'])
  })

  it('JRN-34 cannot be in the future', async () => {
    const { entries, store } = await aJournal('hybrid')
    const { _id } = await entries.createEntry({ content: 'now', localDate: '2026-03-14' })
    const future = { localDate: '2026-03-15' }
    await expect(entries.updateEntry(_id, future)).rejects.toThrow('in the future')
    await expect(entries.createEntry({ content: 'x', ...future })).rejects.toThrow('future')
    expect(store.entries()).toMatchObject([{ content: 'now', localDate: '2026-03-14' }])
  })
})

describe('an edit based on an older version', () => {
  it.each([
    ['stays where it is', false],
    ['comes to this device', true],
  ])('keeps a version that arrived in between, when the entry %s', async (_, keepHere) => {
    const { entries, store, device } = await aJournal('hybrid')
    const { _id, updatedAt } = await entries.createEntry({ content: 'as it was read' })
    device.clock.now += 1000
    await entries.updateEntry(_id, { content: 'written in another tab' })
    device.clock.now += 1000
    const saved = await entries.updateEntry(_id, { content: 'written here', keepHere }, updatedAt)
    expect(saved.content).toBe('written here')
    const kept = (await store.revisions(_id)).map(({ entry }) => entry.content)
    expect(kept).toContain('written in another tab')
  })
})
