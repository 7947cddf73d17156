import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { openJournal, write } from '#fixtures/harness.ts'
import { pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, test } from '#fixtures/test.ts'
import { readZip } from '../../web/src/files/testing/read-zip.ts'

/** The next file that is made finds no room in the browser. */
const refuseNextFile = (page: Page) =>
  page.evaluate(() => {
    const own = URL.createObjectURL
    URL.createObjectURL = () => {
      URL.createObjectURL = own
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })

const contentOf = async (download: Download) => readFile(await download.path())

test('EXP-01 EXP-02 EXP-03 EXP-04 ERR-27 an entry and a list leave as files that were made on this device', async ({
  page,
  signIn,
  request,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  await writeOnServer(request, anna, [
    {
      title: 'AC/DC: live?',
      content: 'Loud.\nVery loud.',
      localDate: '2026-03-13',
      createdAt: '2026-03-14T02:00:00.000Z',
      mood: 'happy',
      tags: ['music'],
    },
    { title: 'Quiet', content: 'Nothing.', localDate: '2026-03-12' },
  ])
  await openJournal(page, anna)
  const kept = await write(page, 'Only here', true)
  expect(kept).toMatch(/^local_/)
  await desk.open()
  await desk.showEntries.click()
  await expect(past.titles).toHaveCount(3)

  // Nobody paid for anything, and there is nobody to ask.
  await context.setOffline(true)
  await past.open('AC/DC: live?').hover()
  const text = page.waitForEvent('download')
  await past.act('AC/DC: live?', 'Export').click()
  expect((await text).suggestedFilename()).toBe('journal-entry-2026-03-13.txt')
  expect((await contentOf(await text)).toString('utf8')).toBe(
    'AC/DC: live?\nMarch 13, 2026\n\nLoud.\nVery loud.\n',
  )
  const toast = (words: string) => page.getByText(words, { exact: true })
  await expect(toast('Entry exported successfully')).toBeVisible()
  await refuseNextFile(page)
  await past.act('AC/DC: live?', 'Export').click()
  await expect(toast('Failed to export entry')).toBeVisible()
  await refuseNextFile(page)
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect(toast('The export could not be made.')).toBeVisible()

  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all' }).click()
  expect((await all).suggestedFilename()).toMatch(/^journal-entries-\d{4}-\d\d-\d\d\.zip$/)
  const files = readZip(await contentOf(await all))
  expect(files.map(({ name }) => name).slice(1)).toEqual([
    '2026/2026-03-13 AC DC live.md',
    '2026/2026-03-12 Quiet.md',
  ])
  expect(files[0]?.text).toContain('\nOnly here\n')
  expect(files[1]?.text).toMatch(/^---\ntitle: "AC\/DC: live\?"\ndate: "2026-03-13"\n/)
  expect(files[1]?.text).toMatch(
    /\nmood: "happy"\ntags: \["music"\]\n[\s\S]*---\n\nLoud\.\nVery loud\.\n$/,
  )
  await expect(page.getByText('3 entries exported')).toBeVisible()

  await context.setOffline(false)
  await past.search.fill('nothing')
  await expect(past.titles).toHaveText(['Quiet'])
  const found = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export found' }).click()
  expect(readZip(await contentOf(await found)).map(({ name }) => name)).toEqual([
    '2026/2026-03-12 Quiet.md',
  ])
})
