import type { Route } from '@playwright/test'
import { deskOn, draftsOn } from '#fixtures/desk.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

test('JRN-11 a save that fails says so, and nothing is lost', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/status of 422/)
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('What is saved')
  // From here on the browser refuses to store anything in its database.
  await page.evaluate(() => {
    Object.assign(window, { put: IDBObjectStore.prototype.put })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Refused', 'InvalidStateError')
    }
  })
  await desk.text.fill('What is saved, and what is not')
  await desk.save.click()
  await expect(desk.status('Error saving - please try again')).toBeVisible()
  await expect(desk.text).toHaveValue('What is saved, and what is not')
  expect(await draftsOn(page, anna.userId)).toMatchObject({
    content: 'What is saved, and what is not',
  })
  await page.evaluate(() => {
    const { put } = window as unknown as { put: IDBObjectStore['put'] }
    IDBObjectStore.prototype.put = put
  })
  await desk.save.click()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const texts = async () =>
    (await entriesOnServer(request, anna)).map(({ content }) => content).sort()
  expect(await texts()).toEqual(['What is saved, and what is not'])

  // What the server does not take says so, too, and can be tried again.
  const refuse = (route: Route) =>
    route.request().postData()?.includes('and more')
      ? route.fulfill({ status: 422, json: { error: 'No', code: 'invalid' } })
      : route.continue()
  await page.route('**/api/journal**', refuse)
  await desk.text.fill('What is saved, and more')
  await desk.save.click()
  await expect(desk.status('Error saving - please try again')).toBeVisible()
  await page.unroute('**/api/journal**', refuse)
  await desk.save.click()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  expect(await texts()).toEqual(['What is saved, and more'])

  // Nor is anything lost where there is no room for a draft and the page is left.
  await desk.startNew.click()
  await page.evaluate(() => {
    Object.assign(window, { setItem: Storage.prototype.setItem })
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await desk.text.fill('Where there was no room')
  await expect(desk.status('Not saved: no room on this device')).toBeVisible()
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asks()).toBe(true)
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(desk.text).toBeHidden()
  await page.goBack()
  await expect(desk.text).toHaveValue('Where there was no room')
  await expect(desk.status(/^Saved at/)).toBeVisible()
  expect(await asks()).toBe(false)
  await page.evaluate(() => {
    const { setItem } = window as unknown as { setItem: Storage['setItem'] }
    Storage.prototype.setItem = setItem
  })
  await expect.poll(texts).toEqual(['What is saved, and more', 'Where there was no room'])

  // Nor is anything lost where the page is left before the journal is open.
  const opening = Promise.withResolvers<void>()
  await page.route(/open-journal/, async (route) => {
    await opening.promise
    await route.continue()
  })
  await page.reload()
  await desk.text.fill('On the way out')
  await desk.save.click()
  await expect(desk.status('Saving…')).toBeVisible()
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(desk.text).toBeHidden()
  expect(await draftsOn(page, anna.userId)).toMatchObject({ content: 'On the way out' })
  opening.resolve()
  await expect
    .poll(texts)
    .toEqual(['On the way out', 'What is saved, and more', 'Where there was no room'])
  await expect.poll(() => draftsOn(page, anna.userId)).toBeNull()
})

test('JRN-20 the screen saves on the device, and the sync alone speaks with the server', async ({
  page,
  signIn,
  context,
  request,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('Before the tunnel')
  await context.setOffline(true)
  // What is saved before the page knows of it is sent.
  await page.waitForFunction(() => !navigator.onLine)
  const calls: string[] = []
  page.on('request', (sent) => calls.push(`${sent.method()} ${new URL(sent.url()).pathname}`))
  await desk.text.fill('In the tunnel')
  await desk.save.click()
  await expect(desk.status('Waiting to sync')).toBeVisible()
  const isAboutEntries = (call: string) =>
    call.includes(' /api/journal') && !call.includes('prompt')
  expect(calls.filter(isAboutEntries)).toEqual([])
  expect(await draftsOn(page, anna.userId)).toBeNull()
  await context.setOffline(false)
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const entries = await entriesOnServer(request, anna)
  expect(entries.map(({ content }) => content)).toEqual(['In the tunnel'])
})

test('JRN-03 a new entry in the place of unsaved changes is asked about', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('The first entry')
  await desk.text.fill('The first entry, changed')
  await desk.startNew.click()
  await expect(desk.dialog).toContainText('changes that are not saved yet')
  await desk.dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect(desk.dialog).toBeHidden()
  await expect(desk.text).toHaveValue('The first entry, changed')
  await desk.startNew.click()
  await desk.dialog.getByRole('button', { name: 'Save and start new' }).click()
  await expect(desk.text).toHaveValue('')
  await expect(desk.text).toBeFocused()
  await expect(desk.startNew).toHaveCount(0)
  await desk.write('The second entry')
  await desk.startNew.click()
  await expect(desk.text).toHaveValue('')
  await expect(desk.dialog).toBeHidden()
  const texts = async () =>
    (await entriesOnServer(request, anna)).map(({ content }) => content).sort()
  await expect.poll(texts).toEqual(['The first entry, changed', 'The second entry'])
})

test('JRN-31 JRN-32 the limit is told of before it is reached, and nothing is cut', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('Short')
  await desk.text.fill('a '.repeat(122_000))
  // Somebody who writes on at the end is far below the beginning of the page.
  await page.keyboard.press('ControlOrMeta+End')
  await expect(desk.notice('A text has a limit of 250,000 characters')).toBeInViewport({ ratio: 1 })
  await desk.text.fill('b '.repeat(126_000))
  const told = page.getByRole('alert').filter({ hasText: 'over its limit of 250,000' })
  await page.keyboard.press('ControlOrMeta+End')
  await expect(told).toBeInViewport({ ratio: 1 })
  // And the line that one writes stays where it is when that comes.
  const [end, foot] = await Promise.all([
    desk.text.boundingBox(),
    page.getByRole('main').locator('footer').boundingBox(),
  ])
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await desk.save.click()
  await expect(desk.status('Not saved: the text is too long')).toBeInViewport({ ratio: 1 })
  await expect(desk.save).toHaveAccessibleDescription('Not saved: the text is too long')
  await expect(told).toBeInViewport({ ratio: 1 })
  expect(await desk.text.inputValue()).toHaveLength(252_000)
  await page.reload()
  await expect(told).toBeVisible()
  expect(await desk.text.inputValue()).toBe('b '.repeat(126_000))
  const entries = await entriesOnServer(request, anna)
  expect(entries.map(({ content }) => content)).toEqual(['Short'])
  await desk.text.fill('b '.repeat(125_000))
  await desk.save.click()
  await expect(desk.status(/^Saved at/)).toBeVisible()
})
