import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { mediaDatabaseName } from '#device/media/forget-media.ts'
import { mediaStore } from '#device/media/media-store.ts'
import { recordingStore } from '#device/media/recording-store.ts'
import { choose, photo, shape } from '#features/journal/editor/media/testing/files.ts'
import { editor, openEditor } from '#features/journal/testing/journal-page.ts'
import { readyMedia } from '#services/media/ready-media.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'
import { mediaOnServer } from '#services/media/testing/media-on-server.ts'
import { exportOf, savedFiles } from './testing/backup.ts'

const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' })
const dialog = page.getByRole('dialog', { name: 'Before you log out' })
const act = (name: string) => dialog.getByRole('button', { name, exact: true })
const confirmation = page.getByRole('alertdialog')
const backedUp = dialog.getByText(/^Downloaded daywell-backup/)

async function photosOnDisk(): Promise<number> {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  if (!names.includes(mediaDatabaseName(ANNA.id))) return 0
  const store = mediaStore(indexedDB, ANNA.id)
  const rows = await store.all()
  store.close()
  return rows.length
}

/** An entry that the server has, with a photo that it has no room for. */
async function openWithPhotoHere() {
  const journal = journalOn()
  const media = mediaOnServer()
  media.state.full = true
  const opened = await openEditor(journal, {
    ...media.answers,
    logout: { status: 204, body: undefined },
    exportAll: async () => exportOf(journal),
  })
  await choose(await photo())
  await expect.poll(shape).toContain('[photo]')
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  return { ...opened, journal }
}

it('a log-out counts the photos that are only here and says so first, and they stay (MED-125)', async () => {
  await openWithPhotoHere()
  await logOut.click()
  await expect.element(dialog.getByText('No entries are stored only on this device.')).toBeVisible()
  await expect
    .element(dialog.getByRole('listitem').first())
    .toHaveTextContent('1 photo or recording is only on this device.')
  await looksRight()
  await act('Keep here and log out').click()
  await expect.poll(() => location.pathname).toBe('/login')
  expect(await photosOnDisk()).toBe(1)
})

it('photos are removed at log-out only by choice and after a backup that has them (MED-125)', async () => {
  const files = savedFiles()
  await openWithPhotoHere()
  await logOut.click()
  await act('Download a backup').click()
  await expect.element(backedUp).toBeVisible()
  expect(files[0]?.name).toMatch(/\.zip$/)
  await act('Remove them from this device…').click()
  const title = 'Remove 1 photo or recording from this device?'
  await expect.element(confirmation.getByRole('heading')).toHaveTextContent(title)
  await confirmation.getByRole('button', { name: 'Remove and log out' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(photosOnDisk).toBe(0)
})

it('a photo or voice note that isn’t in the backup keeps everything here (MED-126)', async () => {
  const { journal } = await openWithPhotoHere()
  const remove = async () => {
    await act('Remove them from this device…').click()
    await confirmation.getByRole('button', { name: 'Remove and log out' }).click()
  }
  await logOut.click()
  await act('Download a backup').click()
  await expect.element(backedUp).toBeVisible()

  const tab = await openHere(journal)
  const added = await tab.media.add(await aPhoto(), { keepOriginal: false })
  if ('refused' in added) return expect.unreachable()
  readyMedia(localStorage, ANNA.id).keep({ id: added.info.id, caption: 'Sea' })
  await remove()
  await expect.element(dialog.getByText(/^Something changed on this device/)).toBeVisible()
  expect(await photosOnDisk()).toBe(2)
  await act('Download it again').click()
  await expect.element(backedUp).toBeVisible()

  const recordings = recordingStore(indexedDB, ANNA.id)
  await recordings.append({ recording: 'one', bytes: new Blob(['sound']), seconds: 1 })
  await remove()
  await expect.element(dialog.getByText(/^You have a voice note/)).toBeVisible()
  expect([await photosOnDisk(), (await recordings.all()).length]).toEqual([2, 1])
  await tab.close()

  await act('Keep here and log out').click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect.poll(() => localStorage.getItem('token')).toBeNull()
  expect([await photosOnDisk(), (await recordings.all()).length]).toEqual([2, 1])
})

it('deleting the account counts the photos that are only here (MED-125)', async () => {
  const { journal } = await openWithPhotoHere()
  const media = mediaOnServer()
  media.state.full = true
  await openApp('/privacy', answersForAnna({ ...journal.answers, ...media.answers }))
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete your account' })
  const counted = deletion.getByText('1 photo or recording is only on this device.')
  await expect.element(counted).toBeVisible()
  await expect.element(deletion.getByRole('button', { name: 'Download a backup' })).toBeEnabled()
})
