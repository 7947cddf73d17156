import type { Entry } from '@daywell/core/journal'
import { anEntry } from '@daywell/core/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { openFiles } from '#device/files/reading/open-files.ts'
import { takeDownloads, unpack } from '#device/files/testing/downloads.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import { editor, past } from '#features/journal/testing/journal-page.ts'
import type { JournalState } from '#services/journal/journal-handle.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'
import { runningExport } from './running-export.ts'

const LOUD = {
  title: 'AC/DC: live?',
  content: 'Loud.\nVery loud.',
  localDate: '2026-03-13',
  createdAt: '2026-03-14T02:00:00.000Z',
  mood: 'happy',
  tags: ['music'],
} satisfies Partial<Entry>
const QUIET = { title: 'Quiet', content: 'Nothing.', localDate: '2026-03-12' } as const

/** A list of two synced entries and a local-only one, offline. */
async function openOffline(quiet: Partial<Entry> = QUIET) {
  signIn()
  const server = await openApp('/journal', answersForAnna(journalOn(LOUD, quiet).answers))
  await editor.keepHere.click()
  await editor.write('Only here')
  await editor.showEntries.click()
  await expect.poll(past.titles).toHaveLength(3)
  server.goOffline()
  return takeDownloads()
}

/** The next file can't be allocated. */
const refuseNextFile = () =>
  vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
const toast = (words: string | RegExp) =>
  page.getByRole('region', { name: /Notices|In progress/ }).getByText(words)

it('EXP-01 EXP-02 EXP-03 EXP-04 an entry is exported as text under its date, locally and for free', async () => {
  const files = await openOffline()
  await past.choose(LOUD.title, 'Export')
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['journal-entry-2026-03-13.txt'])
  expect(await files[0]?.text()).toBe('AC/DC: live?\nMarch 13, 2026\n\nLoud.\nVery loud.\n')
})

it('ERR-27 an export reports success or failure', async () => {
  const files = await openOffline()
  await past.choose(LOUD.title, 'Export')
  await expect.element(toast('Entry exported successfully')).toBeVisible()
  refuseNextFile()
  await past.choose(LOUD.title, 'Export')
  await expect.element(toast('Failed to export entry')).toBeVisible()
  refuseNextFile()
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect.element(toast('Export failed. Try again.')).toBeVisible()
  expect(files).toHaveLength(1)
})

it('an exported entry has its photo beside it, and its own place in the text (MED-105, MED-163)', async () => {
  const handle = await openHere()
  const added = await handle.media.add(await aPhoto(), { keepOriginal: false })
  if ('refused' in added) return expect.unreachable()
  const { id, parts } = added.info
  const entry = anEntry({ ...QUIET, content: `Before ![The lake](media:${id}) after` })
  const gone = anEntry({ ...LOUD, content: `![](media:${'0'.repeat(24)})` })
  const state: JournalState = { phase: 'open', userId: handle.userId, journal: handle.journal }
  const files = takeDownloads()
  const onDone = vi.fn()
  const others = { onFailed: expect.unreachable, onStopped: expect.unreachable }
  const room = { state: () => state, subscribe: () => () => {} }
  await runningExport(room).start([entry, gone], { onDone, ...others })
  expect(onDone).toHaveBeenCalledWith(2, 1)
  const { all } = await openFiles(files)
  const text = await all.find(({ name }) => name.endsWith('Quiet.md'))?.blob()
  const [path = ''] = (await text?.text())?.match(/(?<=Before !\[The lake\]\(\.\.\/)[^)]+/) ?? []
  const photo = await all.find(({ name }) => name === path)?.blob()
  expect(photo && (await sha256Of(photo))).toBe(parts.find(({ part }) => part === 'shown')?.sha256)
})

it('one entry with photos is exported as Markdown in a zip file, and says which are missing (MED-163)', async () => {
  const files = await openOffline({ ...QUIET, content: `Still.\n\n![](media:${'0'.repeat(24)})` })
  await past.choose(QUIET.title, 'Export')
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['journal-entry-2026-03-12.zip'])
  const [text, ...others] = await unpack(files[0] ?? new File([], ''))
  expect([text?.name, others]).toEqual(['2026/2026-03-12 Quiet.md', []])
  expect(text?.text).toContain(`\nStill.\n\n![](media:${'0'.repeat(24)})`)
  await expect
    .element(toast(/^1 entry exported, without 1 photo or recording that we couldn’t download/))
    .toBeVisible()
})

it('all entries, or the search results, are exported as a zip file of Markdown', async () => {
  const files = await openOffline()
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect.poll(() => files).toHaveLength(1)
  await expect.element(toast('3 entries exported')).toBeVisible()
  const [all] = files.splice(0)
  expect(all?.name).toMatch(/^journal-entries-\d{4}-\d\d-\d\d\.zip$/)
  const [newest, loud, quiet] = await unpack(all ?? new File([], ''))
  expect([loud?.name, quiet?.name]).toEqual([
    '2026/2026-03-13 AC DC live.md',
    '2026/2026-03-12 Quiet.md',
  ])
  expect(newest?.text).toContain('\nOnly here\n')
  expect(loud?.text).toMatch(/^---\ntitle: "AC\/DC: live\?"\ndate: "2026-03-13"\n/)
  expect(loud?.text).toMatch(
    /\nmood: "happy"\ntags: \["music"\]\n[\s\S]*---\n\nLoud\.\nVery loud\.\n$/,
  )
  await past.search.fill('nothing')
  await expect.poll(past.titles).toEqual(['Quiet'])
  await page.getByRole('button', { name: 'Export results' }).click()
  await expect.poll(() => files).toHaveLength(1)
  const found = await unpack(files[0] ?? new File([], ''))
  expect(found.map(({ name }) => name)).toEqual(['2026/2026-03-12 Quiet.md'])
})
