import type { Page } from '@playwright/test'
import {
  edit,
  entriesOnServer,
  journalInApp,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { cutOff, goOffline, isOffline } from '#fixtures/offline.ts'
import { expect, test } from '#fixtures/test.ts'

const statusOn = (page: Page) => page.evaluate(() => window.journal.sync.status().kind)
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50/

test.describe('with the app kept on the device', () => {
  test('SYNC-05 SYNC-24 what is written offline outlives the tab and arrives once', async ({
    page,
    context,
    request,
    people,
    problems,
  }) => {
    problems.allow(OFFLINE)
    const anna = await people.signIn()
    const open = await journalInApp(context, anna)
    await open(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await expect.poll(() => statusOn(page)).toBe('saved')
    await goOffline(page)
    const id = await write(page, 'written in the tunnel')
    expect(id).toMatch(/^temp_[0-9a-f]{24}$/)
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `sync_needed_${anna.userId}`),
    ).toBe('true')
    await cutOff(page)
    await page.close()

    const again = await context.newPage()
    await again.goto('/')
    await isOffline(again)
    await open(again)
    expect(await textsOn(again)).toEqual(['written in the tunnel'])
    await edit(again, id, 'written in the tunnel, and read again in it')
    await expect.poll(() => statusOn(again)).toBe('waiting')
    expect(await entriesOnServer(request, anna)).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => waitingOn(again)).toBe(0)
    const [saved, ...more] = await entriesOnServer(request, anna)
    expect(saved?.content).toBe('written in the tunnel, and read again in it')
    expect(more).toEqual([])
    const ids = await again.evaluate(() => window.journal.store.entries().map(({ _id }) => _id))
    expect(ids).toEqual([saved?._id])
  })
})
