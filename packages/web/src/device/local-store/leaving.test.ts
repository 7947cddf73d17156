import { describe, expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { SIGNED_IN, startSession } from '#services/session/testing/start-session.ts'
import { clearCopies } from './clear-copies.ts'
import { forgetPerson } from './forget-person.ts'
import {
  answerWith,
  LOCAL_ID,
  onServer,
  SERVER_ID,
  TEMP_ID,
  texts,
  waiting,
  words,
} from './testing/a-device.ts'
import { memoryDevice } from './testing/memory-device.ts'

const DELETED = '5d'.padEnd(24, '0')

/** A copy, a local entry with two versions, an unsent one, and an unsent deletion. */
async function aJournal() {
  const device = memoryDevice()
  const store = await device.open()
  const known = [onServer(SERVER_ID, 'a copy'), onServer(DELETED, 'deleted here')]
  await store.takeAnswer([], { ...answerWith(...known), syncedAt: '2026-03-14T09:30:00.000Z' })
  await store.save(words(LOCAL_ID, 'kept here'))
  device.clock.now += 600_000
  await store.save(words(LOCAL_ID, 'kept here, again'))
  await store.save(words(TEMP_ID, 'waits'))
  await store.remove(DELETED)
  return { device, store }
}

describe('leaving a device', () => {
  it('PRIV-22 PRIV-39 PRIV-43 keeps what is not on the server, and the level, and nothing else', async () => {
    const { device, store } = await aJournal()
    const { session, local } = startSession({
      ...SIGNED_IN,
      onboardingComplete: 'true',
      journal_entries_a1: '[{"_id":"5e","content":"a copy"}]',
      last_sync_a1: 'then',
      sync_needed_a1: 'true',
      journal_draft_a1: '{"content":"half a sentence"}',
      privacy_level_a1: '{"device":"hybrid"}',
    })
    session.end('left')
    await clearCopies(store, local, 'a1')
    store.close()
    const again = await device.open()
    expect(texts(again).sort()).toEqual(['kept here, again', 'waits'])
    expect(waiting(again).map(([kind, id]) => [kind, id])).toEqual([
      ['save', TEMP_ID],
      ['delete', DELETED],
    ])
    expect(await again.revisions(LOCAL_ID)).toHaveLength(1)
    expect(await again.lastSync()).toBeUndefined()
    const { journal_entries_a1: mirror, ...rest } = local.all()
    expect(JSON.parse(mirror ?? '').map(({ content }: { content: string }) => content)).toEqual(
      texts(again),
    )
    expect(rest).toEqual({
      sync_needed_a1: 'true',
      journal_draft_a1: '{"content":"half a sentence"}',
      privacy_level_a1: '{"device":"hybrid"}',
    })
  })

  it('PRIV-22 keeps nothing if the server has everything', async () => {
    const store = await memoryDevice().open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'a copy')))
    const storage = mapStorage({
      journal_entries_anna: '[{"_id":"5e","content":"a copy"}]',
      last_sync_anna: 'then',
      sync_needed_anna: 'true',
    })
    await clearCopies(store, storage, 'anna')
    expect(texts(store)).toEqual([])
    expect(storage.all()).toEqual({})
  })

  it('removes all text only if nothing was written since it was counted', async () => {
    const { device, store } = await aJournal()
    const counted = await store.leaving.lastEdit()
    const otherTab = await device.open()
    await otherTab.save(words(TEMP_ID, 'waits, and goes on'))
    expect(await store.leaving.removeWords(counted)).toBe(false)
    expect(texts(otherTab)).toContain('waits, and goes on')

    expect(await store.leaving.removeWords(await store.leaving.lastEdit())).toBe(true)
    const left = await device.open()
    expect(texts(left)).toEqual([])
    expect(await left.deleted()).toEqual([])
    expect(await left.revisions(LOCAL_ID)).toEqual([])
    // The deletion, which carries no text, still has to reach the server.
    expect(left.outbox()).toMatchObject([{ kind: 'delete', id: DELETED, row: null }])
  })

  it('keeps nothing of a deleted account', async () => {
    const { device, store } = await aJournal()
    const localStorage = mapStorage({ last_backup_anna: 'then', privacy_level_bert: '{}' })
    const gone: string[] = []
    const deleteDatabase = (name: string) => void gone.push(name)
    const indexedDB = { deleteDatabase } as object as IDBFactory
    const caches = {
      delete: async (name: string) => void gone.push(name),
    } as object as CacheStorage
    localStorage.setItem('searchByMeaning_bert', 'on')
    await forgetPerson({ localStorage, indexedDB, caches }, 'anna', store)
    expect(gone).toEqual(expect.arrayContaining(['daywell-readings-anna', 'daywell-meaning-anna']))
    // Another person here uses search by meaning; the model goes with the last of them.
    expect(gone).not.toContain('daywell-meaning')
    await forgetPerson({ localStorage, indexedDB, caches }, 'bert')
    expect(gone).toContain('daywell-meaning')
    localStorage.setItem('privacy_level_bert', '{}')
    expect(localStorage.all()).toEqual({ privacy_level_bert: '{}' })
    const left = await device.open()
    expect([texts(left), left.outbox(), await left.deleted()]).toEqual([[], [], []])
    expect(await left.revisions(LOCAL_ID)).toEqual([])
    expect(left.find(LOCAL_ID)).toBeUndefined()
  })
})
