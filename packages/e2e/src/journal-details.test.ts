import { deskOn } from '#fixtures/desk.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

const dayOf = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(at)
const DAY = 24 * 60 * 60_000
/** By the calendar: where the clock is changed, a day has not 24 hours. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

test('JRN-33 JRN-34 JRN-35 an entry is dated back, starred, and told more about', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  const main = page.getByRole('main')
  const today = dayOf(Date.now())
  const [yesterday, tomorrow] = [-1, 1].map((days) => dayAfter(today, days))
  const onServer = async () => (await entriesOnServer(request, anna))[0]
  await desk.open()
  await desk.details.click()
  const day = main.getByLabel('Day', { exact: true })
  await expect(day).toHaveValue(today)
  await day.fill(tomorrow ?? '')
  await expect(main.getByText('An entry cannot be dated into the future.')).toBeVisible()
  await day.blur()
  await expect(day).toHaveValue(today)
  await day.fill(yesterday ?? '')
  await desk.write('It happened yesterday')
  expect(await onServer()).toMatchObject({ localDate: yesterday, favorite: false })

  await desk.button('Star').click()
  await expect.poll(onServer).toMatchObject({ favorite: true })
  await desk.button('Starred').click()
  await expect.poll(onServer).toMatchObject({ favorite: false })
  await desk.button('Calm').click()
  await main.getByLabel('Add a tag').fill('river')
  await main.getByLabel('Add a tag').press('Enter')
  await expect.poll(onServer).toMatchObject({ mood: 'calm', tags: ['river'] })
  await desk.button('Remove the tag river').click()
  await desk.button('Calm').click()
  await expect.poll(onServer).toMatchObject({ mood: null, tags: [] })
  await expect(main.getByText(/^\w+, \d+ \w+$/)).toBeVisible()

  // While a day is typed, what is there of it so far is no day to which anything is dated.
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.postData() ?? ''))
  await day.pressSequentially('11032019')
  await day.press('Enter')
  await expect
    .poll(onServer)
    .toMatchObject({ localDate: '2019-11-03', title: 'Journal Entry - November 3, 2019' })
  const days = sent.flatMap((body) => body.match(/"localDate":"[^"]*/g) ?? [])
  expect(new Set(days)).toEqual(new Set(['"localDate":"2019-11-03']))
})

test('PRIV-03 PRIV-04 PRIV-05 PRIV-48 in hybrid an entry can be kept on this device', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  const bodies: string[] = []
  page.on('request', (sent) => void bodies.push(sent.postData() ?? ''))
  await desk.open()
  await desk.write('For the cloud')
  await expect.poll(async () => (await entriesOnServer(request, anna)).length).toBe(1)
  await desk.startNew.click()
  const keep = page.getByRole('switch', { name: 'Keep on this device' })
  await keep.check()
  // It holds from the first moment on, also where nothing is written yet.
  await page.reload()
  await expect(keep).toBeChecked()
  await desk.text.fill('Between the two of us')
  await page.reload()
  await expect(desk.text).toHaveValue('Between the two of us')
  await desk.save.click()
  await expect(desk.status('Saved on this device')).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await desk.startNew.click()
  await desk.write('And the next one')
  const texts = async () => (await entriesOnServer(request, anna)).map(({ content }) => content)
  await expect
    .poll(async () => (await texts()).sort())
    .toEqual(['And the next one', 'For the cloud'])
  expect(bodies.filter((body) => body.includes('Between the two of us'))).toEqual([])
  // One that is on the server already leaves nothing of it there, neither deleted nor replaced.
  await keep.check()
  await desk.text.fill('And the next one, which is ours')
  await desk.save.click()
  const { token } = anna
  const all = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await request.get('/api/export', { headers })).text()
  }
  await expect.poll(all).not.toContain('And the next one')
  expect(await all()).toContain('For the cloud')
  await expect(desk.text).toHaveValue('And the next one, which is ours')
  expect(bodies.filter((body) => body.includes('which is ours'))).toEqual([])

  // It may go up again, asked twice and with all that it was; and come back, leaving nothing there.
  await desk.text.fill('Torn out')
  await desk.save.click()
  await expect(desk.status('Saved on this device')).toBeVisible()
  const asked = page.getByRole('alertdialog', { name: 'Upload this entry?' })
  // It cannot be pressed before this page, too, has heard that nothing is left there.
  await expect(keep).toHaveAttribute('aria-disabled', 'false')
  await keep.press('Space')
  await asked.getByRole('button', { name: 'Keep it here' }).press('Enter')
  await expect(keep).toBeFocused()
  await expect(keep).toBeChecked()
  expect(bodies.filter((body) => /which is ours|Torn out/.test(body))).toEqual([])
  await keep.press('Space')
  await asked.getByRole('button', { name: 'Upload' }).click()
  await desk.text.pressSequentially(' of it')
  await expect(keep).not.toBeChecked()
  await desk.save.click()
  await expect.poll(async () => (await texts()).sort()).toEqual(['For the cloud', 'Torn out of it'])
  expect(await all()).toContain('And the next one, which is ours')
  await keep.check()
  await expect.poll(all).not.toMatch(/which is ours|Torn out/)
  await expect(desk.text).toHaveValue('Torn out of it')
  await desk.details.click()
  await desk.button('History').click()
  const history = page.getByRole('dialog', { name: 'History of this entry' })
  await history.getByRole('radio', { name: / 7 words/ }).check()
  await expect(history.getByRole('article')).toContainText('which is ours')
})
