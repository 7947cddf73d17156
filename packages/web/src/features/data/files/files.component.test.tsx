import { defaultPreferences } from '@daywell/core/preferences'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { takeDownloads, unpack } from '#device/files/testing/downloads.ts'
import { zipOf } from '#device/files/zip-writer.ts'
import { editor, says, textOf } from '#features/journal/testing/journal-page.ts'

const backup = page.getByRole('region', { name: 'Back up or export' })
const bringIn = page.getByRole('region', { name: 'Import', exact: true })
const press = (name: string) => bringIn.getByRole('button', { name })
const fact = (name: string) =>
  [...bringIn.element().querySelectorAll('dt')].find(({ textContent }) => textContent === name)
    ?.nextElementSibling?.textContent ?? ''
const choose = (file: File) =>
  userEvent.upload(bringIn.element().querySelector('input[type=file]') as HTMLElement, file)

/** Answers for a person with no entries on the server. */
const ANSWERS: Answers = answersForAnna({
  ...journalOn().answers,
  exportAll: {
    status: 200,
    body: {
      format: 'daywell-export',
      formatVersion: 1,
      exportedAt: '2026-11-16T09:00:00.000Z',
      user: ANNA,
      preferences: defaultPreferences(),
      entries: [],
      deleted: [],
      revisions: [],
    },
  },
})

async function openWords() {
  signIn()
  const server = await openApp('/privacy', ANSWERS)
  await expect.element(press('Choose a file')).toBeVisible()
  return server
}

/** A Day One export of two days, one with a photo. */
async function dayOneExport(): Promise<File> {
  const photos = [{ identifier: 'P1', md5: 'abc', type: 'jpeg' }]
  const days = [1, 2].map((day) => ({
    uuid: String(day).padStart(32, '0'),
    creationDate: `1998-01-0${day}T07:00:00.000Z`,
    timeZone: 'Europe/Vienna',
    text: `# Day ${day}\n\nThe rain had stopped by then.`,
    ...(day === 1 && { photos }),
  }))
  const journal = JSON.stringify({ metadata: { version: '1.0' }, entries: days })
  const modified = new Date()
  const zip = await zipOf([
    { name: 'Journal.json', content: journal, modified },
    { name: 'photos/abc.jpeg', content: 'JPEG', modified },
  ])
  return new File([zip], 'Export.zip')
}

it('an import from another app names what it lacks, and an offline backup holds what is here', async () => {
  const server = await openWords()
  await choose(await dayOneExport())
  await expect.poll(() => fact('File')).toBe('Export.zip · Day One export')
  expect(fact('Contains')).toBe('2 entries, 1 Jan 1998 to 2 Jan 1998')
  expect(fact('Where they’ll be stored')).toContain('2 entries on the server')
  await bringIn.getByRole('checkbox', { name: /^Keep everything on this device/ }).click()
  await expect.poll(() => fact('Where they’ll be stored')).toBe('2 entries on this device only')
  expect(fact('What will happen')).toContain('1 new photo')
  await press('Import 2 entries').click()
  await says(bringIn.getByRole('status').first(), /2 new entries/)
  await bringIn.getByText(/^1 photo or other file left out/).click()
  await expect.element(bringIn).toMatchTextContent('photo: photos/abc.jpeg')
  await press('Close').click()

  // Offline, the file says what's missing.
  server.goOffline()
  const files = takeDownloads()
  await backup.getByRole('radio', { name: /^Markdown files in a zip/ }).click()
  await backup.getByRole('button', { name: 'Download a backup' }).click()
  await expect.poll(() => files).toHaveLength(1)
  await says(backup.getByRole('status').first(), /We couldn’t reach the server/)
  expect(files[0]?.name).toContain('-this-device-only.zip')
  expect((await unpack(files[0] ?? new File([], ''))).map(({ name }) => name)).toEqual([
    '1998/1998-01-01 Day 1.md',
    '1998/1998-01-02 Day 2.md',
  ])
})

it('REC-16 REC-18 a backup is offered, includes local-only entries, and is imported by keyboard with a report', async () => {
  signIn()
  await openApp('/journal', ANSWERS)
  await editor.keepHere.click()
  await editor.write('Only in this browser')
  await openApp('/privacy', ANSWERS)
  await says(backup, /You haven’t backed up from this browser yet\./)
  const files = takeDownloads()
  const download = backup.getByRole('button', { name: 'Download a backup' })
  await download.click()
  await expect.poll(() => files).toHaveLength(1)
  await says(backup.getByRole('status').first(), /Downloaded .* with 1 entry\./)
  await says(backup, /Last backup from this browser/)
  const [plain] = files
  expect(plain?.name).toMatch(/^daywell-backup-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse((await plain?.text()) ?? '').entries).toMatchObject([
    { livesOn: 'device', content: 'Only in this browser' },
  ])
  await backup.getByRole('radio', { name: /^Everything, encrypted/ }).click()
  await download.click()
  await says(backup, /Too short/)
  await backup.getByRole('button', { name: 'Suggest six words' }).click()
  const [, words = ''] = textOf(backup.getByText(/^Write down these six words/)).split(': ')
  expect(words.split(' ')).toHaveLength(6)
  await download.click()
  await expect.poll(() => files).toHaveLength(2)
  const sealed = files[1] ?? new File([], '')
  expect(sealed.name).toMatch(/\.daywell$/)
  expect(await sealed.text()).not.toContain('Only in this browser')

  // On a device without this data.
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  localStorage.clear()
  signIn()
  await openApp('/privacy', ANSWERS)
  await choose(sealed)
  const passphrase = bringIn.getByLabelText('Passphrase')
  await passphrase.fill('not this one at all')
  await userEvent.keyboard('{Enter}')
  await says(bringIn, /Wrong passphrase for this file/)
  await passphrase.fill(words)
  await userEvent.keyboard('{Enter}')
  await expect.element(press('Import 1 entry')).toBeVisible()
  ;(press('Import 1 entry').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await says(bringIn.getByRole('status').first(), /1 new entry/)
  await press('Download report').click()
  await expect.poll(() => files).toHaveLength(3)
  expect(await files[2]?.text()).toContain('- 1 new entry\n')
})

it('a file without a journal, or a damaged one, shows an error and changes nothing', async () => {
  const server = await openWords()
  const zip = await (
    await zipOf([{ name: 'a.md', content: 'a', modified: new Date() }])
  ).arrayBuffer()
  const bad: [string, BlobPart, RegExp][] = [
    ['photo.png', new Uint8Array([137, 80, 78, 71, 13, 10, 255]), /We couldn’t find a journal/],
    ['b.json', '{"format":"daywell-backup","formatVersion":9}', /a newer version of Daywell/],
    ['b.json', '{"format":"daywell-backup","formatVersion":1,', /This file is incomplete/],
    ['z.zip', zip.slice(0, -9), /The file is incomplete/],
  ]
  for (const [name, content, sentence] of bad) {
    await choose(new File([content], name))
    await says(bringIn.getByRole('alert'), sentence)
    await says(bringIn.getByRole('alert'), /Your journal hasn’t changed\./)
    await press('Choose another file').click()
  }
  const dropped = new DataTransfer()
  dropped.items.add(new File(['To the sea and back.'], '../2024-05-06 Walk.md'))
  bringIn
    .getByText('Or drop it here')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }))
  await expect.poll(() => fact('What will happen')).toBe('1 new entry')
  expect(fact('Contains')).toBe('1 entry, 6 May 2024')
  await press('Cancel').click()
  expect(server.sent('saveEntry')).toEqual([])
})

it('PRIV-38 without persistent storage, a backup is suggested weekly until it is made or postponed', async () => {
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)
  vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  const line = page.getByRole('complementary', { name: 'Weekly backup' })
  const answers = answersForAnna(journalOn().answers)
  signIn()
  await openApp('/journal', answers)
  await editor.keepHere.click()
  await editor.write('Only here')
  const long = new Date(Date.now() - 8 * 86_400_000).toISOString()
  localStorage.setItem('last_backup_anna', long)
  await openApp('/journal', answers)
  await expect.element(line).toMatchTextContent('Download a backup once a week')
  await looksRight()
  await line.getByRole('link', { name: 'Back up' }).click()
  await expect.element(backup).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
  history.back()
  await line.getByRole('button', { name: 'Not now' }).click()
  await expect.element(line).not.toBeInTheDocument()
  await openApp('/privacy', answers)
  await expect.element(backup).toBeVisible()
  history.replaceState(null, '', '/journal')
  await openApp('/journal', answers)
  await expect.element(editor.text).toBeVisible()
  expect(line.elements()).toEqual([])
})
