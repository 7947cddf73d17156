import type { Page } from '@playwright/test'
import { earlierOnServer, entriesOnServer } from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline } from '#fixtures/offline.ts'
import { pressUntil, text, writeAndSave } from '#fixtures/page.ts'
import { expect, open, test } from '#fixtures/test.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'History of this entry' })
const versions = (page: Page) => dialog(page).getByRole('radio')

test('ENT-22 the versions of an entry are seen with their times, devices and differences, and brought back', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const anna = await signIn()
  const headers = { authorization: `Bearer ${anna.token}`, 'user-agent': PHONE }
  await open(page, '/journal')
  await writeAndSave(page, 'We walked along the canal. Nobody came. It rained.')
  await expect.poll(async () => (await entriesOnServer(request, anna)).length).toBe(1)
  const [entry] = await entriesOnServer(request, anna)
  await writeAndSave(page, 'We walked along the river. It rained, and we laughed.')
  const url = `/api/journal/${entry?._id}`
  await expect.poll(() => earlierOnServer(request, anna, entry?._id ?? '')).toHaveLength(1)
  const data = { content: 'Written in the tunnel.', updatedAt: '2026-01-02T03:04:05.000Z' }
  expect((await request.put(url, { headers, data })).status()).toBe(409)

  await pressUntil(page, 'Alt+Shift+h', dialog(page))
  await expect(versions(page)).toHaveCount(2)
  await expect(versions(page).first()).toBeFocused()
  await expect(versions(page).first()).toHaveAccessibleName(
    /\d{2}:\d{2} Chrome on Windows · 9 words/,
  )
  await expect(versions(page).nth(1)).toHaveAccessibleName(
    '2 Jan 2026, 04:04 Safari on iPhone · 4 words Came too late: a newer text was there',
  )
  const page1 = dialog(page).getByRole('article')
  await expect(page1.locator('ins')).toHaveText(['[Only in this version: canal. Nobody came]'])
  await expect(page1.locator('del')).toHaveText([
    '[Only in the current text: river]',
    '[Only in the current text: , and we laughed]',
  ])
  await expect(dialog(page)).toContainText('3 words only in this version,')
  await looksRight(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await dialog(page).getByRole('switch', { name: 'Show differences' }).uncheck()
  await expect(page1).toContainText('We walked along the canal. Nobody came. It rained.')
  await expect(page1.locator('ins, del')).toHaveCount(0)
  await versions(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page1).toContainText('Written in the tunnel.')
  await expect(dialog(page)).toContainText('The current text is kept as a version.')
  const restore = dialog(page).getByRole('button', { name: 'Restore this version' })
  await page.route('**/restore', (route) => route.abort())
  await restore.click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This version could not be restored. Nothing was changed.',
  )
  await page.unroute('**/restore')
  await restore.click()

  await expect(dialog(page)).toBeHidden()
  await expect(text(page)).toHaveValue('Written in the tunnel.')
  const current = async () => (await entriesOnServer(request, anna)).map(({ content }) => content)
  expect(await current()).toEqual(['Written in the tunnel.'])
  expect(await earlierOnServer(request, anna, entry?._id ?? '')).toContain(
    'We walked along the river. It rained, and we laughed.',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue('We walked along the river. It rained, and we laughed.')
  await expect.poll(current).toEqual(['We walked along the river. It rained, and we laughed.'])
})

test('a history says when it is on its way, empty, out of reach or could not be fetched', async ({
  page,
  signIn,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of 400/)
  await signIn()
  await open(page, '/journal')
  await writeAndSave(page, 'The first words.')
  const asked = '**/api/journal/*/revisions'
  const held = Promise.withResolvers<void>()
  await page.route(asked, async (route) => {
    await held.promise
    await route.continue()
  })
  await text(page).focus()
  await pressUntil(page, 'Alt+Shift+h', dialog(page))
  await expect(dialog(page)).toContainText('Earlier versions are on their way')
  held.resolve()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(
    'No earlier versions yet',
  )
  await looksRight(page)
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()

  await page.unroute(asked)
  await page.route(asked, (route) => route.fulfill({ status: 400, json: { error: 'No' } }))
  await pressUntil(page, 'Alt+Shift+h', dialog(page))
  await expect(dialog(page).getByRole('alert')).toContainText('could not be fetched')
  await page.unroute(asked)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toContainText('No earlier versions yet')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await goOffline(page)
  await pressUntil(page, 'Alt+Shift+h', dialog(page))
  await expect(dialog(page)).toContainText(
    'History of this entry is on the server; connect to see it',
  )
  await context.setOffline(false)
  await expect(dialog(page)).toContainText('No earlier versions yet')
})

test('PRIV-34 an entry that stays on the device has its history there, and no word of it leaves', async ({
  page,
  signIn,
}) => {
  await signIn()
  const bodies: string[] = []
  page.on('request', (sent) => bodies.push(sent.postData() ?? ''))
  await open(page, '/journal')
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  const save = async (words: string) => {
    await text(page).fill(words)
    await page.getByRole('button', { name: 'Save Entry' }).click()
    await expect(page.getByText('Saved on this device').first()).toBeVisible()
  }
  await save('What nobody else is to read, at some length.')
  await save('Torn out.')
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(versions(page)).toHaveCount(1)
  await expect(versions(page)).toHaveAccessibleName(/This device · 9 words$/)
  await dialog(page).getByRole('button', { name: 'Restore this version' }).click()
  await expect(text(page)).toHaveValue('What nobody else is to read, at some length.')
  const synced = page.waitForRequest('**/api/journal/sync')
  await page.reload()
  await expect(text(page)).toBeVisible()
  await synced
  expect(bodies.join()).not.toMatch(/nobody else|Torn/)
})
