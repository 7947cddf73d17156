import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, preferencesAt } from '#app/testing/a-person.ts'
import { allSent, openHere } from '#app/testing/journal-here.ts'
import { rowsOnDisk } from '#device/local-store/testing/on-disk.ts'
import { editor, openEditor } from '#features/journal/testing/journal-page.ts'

it('SYNC-04 PRIV-07 PRIV-26 PRIV-28 under local everything stays here and no request contains a word', async () => {
  const here = await openHere()
  const [left, gone] = [await here.write('left as it is'), await here.write('to be deleted')]
  await here.settled()
  const from = here.server.calls.length
  here.levels.choose('local')
  expect(await here.write('a private thought')).toMatch(/^local_/)
  expect(await here.edit(left, 'a private turn')).toMatch(/^local_/)
  await here.entries.deleteEntry(gone)
  await here.settled()
  expect(here.texts()).toEqual(['a private thought', 'a private turn'])
  expect(here.onServer.entries).toEqual([])
  expect(allSent(here, from)).not.toMatch(/private|left as|to be/)
})

it('PRIV-27 the server copy is removed once the text is safe here, and not before', async () => {
  const here = await openHere()
  const id = await here.write('on the server')
  await here.settled()
  here.levels.choose('local')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'UnknownError')
  })
  await expect(here.edit(id, 'taken home')).rejects.toThrow('The disk is broken')
  put.mockRestore()
  await here.looked()
  expect(allSent(here)).not.toContain('purged')
  expect(here.server.sent('deleteEntry')).toEqual([])
  expect([here.texts(), here.onServer.texts()]).toEqual([['on the server'], ['on the server']])

  // At the moment of the removal, the text is on disk.
  const { syncEntries } = here.onServer.answers
  const found: string[][] = []
  here.server.answers.syncEntries = async (call) => {
    if (JSON.stringify(call.body).includes('purged')) found.push(await rowsOnDisk(ANNA.id))
    return typeof syncEntries === 'function' ? syncEntries(call) : expect.fail()
  }
  await here.edit(id, 'taken home')
  await here.settled()
  expect(found).toEqual([['taken home']])
  expect(here.onServer.entries).toEqual([])
})

it('PRIV-02 PRIV-36 cloud keeps everything on the server and here, and the first local entry requests persistent storage', async () => {
  const persist = vi.spyOn(StorageManager.prototype, 'persist').mockResolvedValue(true)
  const onServer = journalOn()
  const cloud = { getPreferences: preferencesAt('cloud') }
  const here = await openHere(onServer, cloud)
  await expect.poll(() => here.sync.status().kind).toBe('saved')
  here.levels.choose('cloud')
  await here.write('one')
  await here.write('two')
  await here.settled()
  expect(onServer.texts()).toEqual(['one', 'two'])
  await here.close()
  const again = await openHere(onServer, cloud)
  expect(again.texts()).toEqual(['one', 'two'])
  expect(persist).not.toHaveBeenCalled()
  await again.write('stays', true)
  await expect.poll(() => persist.mock.calls.length).toBe(1)
  await again.close()
  const later = await openHere(onServer, cloud)
  await later.write('stays, too', true)
  await later.store.lastSync()
  expect(persist).toHaveBeenCalledTimes(1)
  expect(later.notices).toEqual([])
})

it("PRIV-37 a browser that doesn't promise persistent storage is reported on the screen", async () => {
  vi.spyOn(StorageManager.prototype, 'persist').mockResolvedValue(false)
  await openEditor(journalOn(), { getPreferences: preferencesAt('local') })
  const warning = page.getByText(/this browser may delete what’s only on this device/)
  expect(warning.elements()).toEqual([])
  await editor.write('Nobody else is to know')
  await expect.element(editor.status('Saved on this device')).toBeVisible()
  await expect.element(warning.first()).toBeVisible()
})

it('PRIV-01 PRIV-42 PRIV-44 nothing is uploaded until the level is known, which is hybrid by default', async () => {
  const broken = { status: 503, body: { error: 'Broken', code: 'internal' } }
  const here = await openHere(journalOn(), { getPreferences: broken })
  await here.write('too early')
  await expect.poll(() => here.sync.status()).toMatchObject({ kind: 'failed', why: 'server' })
  expect(new Set(here.server.calls.map(({ name }) => name))).toEqual(new Set(['getPreferences']))
  here.server.answers.getPreferences = preferencesAt('hybrid')
  window.dispatchEvent(new Event('online'))
  await here.settled()
  expect(here.onServer.texts()).toEqual(['too early'])
  expect(localStorage.getItem(`privacy_level_${ANNA.id}`)).toContain('hybrid')
  expect(here.levels.level()).toBe('hybrid')
  expect(localStorage.getItem('userPreferences')).toBeNull()
})

it('PRIV-45 the stricter level applies until the person chooses', async () => {
  const here = await openHere()
  await expect.poll(() => here.sync.status().kind).toBe('saved')
  here.server.goOffline()
  const after = (level: 'local' | 'cloud') => {
    here.levels.serverSays(level)
    return here.levels.level()
  }
  here.levels.choose('hybrid')
  expect(after('cloud')).toBe('hybrid')
  expect(after('local')).toBe('local')
  expect(after('cloud')).toBe('local')
  expect(await here.write('stays')).toMatch(/^local_/)
  here.levels.choose('cloud')
  expect(here.levels.level()).toBe('cloud')
})
