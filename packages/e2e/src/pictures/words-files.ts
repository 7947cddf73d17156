import type { Page } from '@playwright/test'
import { filesOn } from '#fixtures/pages/files-page.ts'
import { dayOneDays, dayOneZip } from '../../../web/src/services/backup/testing/foreign-files.ts'
import type { Screen } from './screen.ts'

const files = { name: 'words-files', path: '/privacy', as: 'member', from: 'product' } as const

/** An export whose photos are missing, and in which a few things had to be guessed. */
async function exportOfDayOne(): Promise<Buffer> {
  const photos = [{ identifier: 'P1', md5: '0f3c', type: 'jpeg' }]
  const days = dayOneDays(214).map(({ timeZone: _, ...day }, n) =>
    n % 9 ? day : { ...day, photos },
  )
  return Buffer.from(await dayOneZip(days).arrayBuffer())
}

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await filesOn(page).press('Choose a file').waitFor()
  await filesOn(page).choose(name, content)
}

function shot(state: string, prepare: (page: Page) => Promise<void>): Screen {
  return {
    ...files,
    state,
    extent: 'window',
    async prepare(page) {
      await prepare(page)
      const region = state.startsWith('backup') ? filesOn(page).backup : filesOn(page).bringIn
      await region.evaluate((part) => part.scrollIntoView())
    },
  }
}

/** Backup, restore and import, step by step. */
export const wordsFiles: readonly Screen[] = [
  shot('backup-encrypted', async (page) => {
    const { kind, backup } = filesOn(page)
    await kind('Everything, encrypted').check()
    await backup.getByRole('button', { name: 'Suggest six words' }).click()
  }),
  shot('backup-done-offline', async (page) => {
    await filesOn(page).press('Choose a file').waitFor()
    await page.context().setOffline(true)
    await filesOn(page).download()
    await filesOn(page)
      .backup.getByText(/^Downloaded /)
      .waitFor()
  }),
  shot('import-outlook', async (page) => {
    await choose(page, 'Day One export.zip', await exportOfDayOne())
    await filesOn(page).bringIn.getByText('24 photos and other files').click()
  }),
  shot('import-locked', async (page) => {
    await choose(page, 'moved.daywell', 'daywell-sealed')
    await filesOn(page).bringIn.getByLabel('Passphrase', { exact: true }).waitFor()
  }),
  shot('import-report', async (page) => {
    await choose(
      page,
      'A walk.md',
      '---\nmood: calm\nweather: rain\n---\n# A walk\n\nTo the sea and back.',
    )
    await filesOn(page)
      .press(/^Import/)
      .click()
    await filesOn(page).press('Download report').waitFor()
  }),
  shot('import-failed', async (page) => {
    await choose(page, 'backup.json', '{"format":"daywell-backup","formatVersion":1,')
    await filesOn(page).press('Choose another file').waitFor()
  }),
]
