import type { Locator } from '@playwright/test'
import { deskOn, draftsOn } from '#fixtures/desk.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { pressUntil } from '#fixtures/page.ts'
import { expect, test } from '#fixtures/test.ts'

const TODAY = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Europe/Vienna',
})
const dateTitle = () => `Journal Entry - ${TODAY.format(Date.now())}`

for (const width of [1280, 360]) {
  test(`JRN-02 JRN-04 JRN-05 JRN-10 JRN-12 JRN-17 JRN-19 JRN-21 an entry is written (${width} px)`, async ({
    page,
    signIn,
    request,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    const anna = await signIn()
    const desk = deskOn(page)
    // The journal itself comes late: a save waits for it, and is under way until then.
    const late = Promise.withResolvers<void>()
    await page.route('**/assets/open-journal-*.js', async (route) => {
      await late.promise
      await route.continue()
    })
    await desk.open()
    await expect(desk.title).toHaveValue(dateTitle())
    await expect(desk.prompt).toHaveText(/\w+.*New Prompt/)
    await expect(desk.words('0 words')).toBeVisible()
    await expect(desk.save).toBeDisabled()
    await expect(desk.startNew).toHaveCount(0)

    await desk.text.pressSequentially(' \n ')
    await expect(desk.save).toBeDisabled()
    await desk.text.fill('')
    await desk.text.pressSequentially('Rain')
    await expect(desk.words('1 word')).toBeVisible()
    await desk.text.pressSequentially(' on the roof')
    await expect(desk.words('4 words')).toBeVisible()
    await expect(desk.startNew).toHaveCount(0)
    await desk.title.fill('')
    await desk.save.click()
    await expect(desk.status('Saving…')).toBeVisible()
    await expect(desk.save).toBeDisabled()
    late.resolve()
    await expect(desk.status(/^Saved at \d\d:\d\d$/)).toBeVisible()
    await expect(desk.title).toHaveValue(dateTitle())
    await expect(desk.startNew).toBeVisible()
    await expect(desk.save).toBeEnabled()

    await desk.title.fill('The roof')
    await desk.text.fill('Rain on the roof all night')
    await expect(desk.status('Draft kept')).toHaveAttribute('aria-live', 'off')
    await pressUntil(page, 'Control+s', desk.status(/^Saved at/))
    await expect(desk.status(/./)).not.toHaveAttribute('aria-live', 'off')
    await expect.poll(() => draftsOn(page, anna.userId)).toBeNull()
    const [saved, ...others] = await entriesOnServer(request, anna)
    expect(others).toEqual([])
    expect(saved).toMatchObject({ title: 'The roof', content: 'Rain on the roof all night' })
    expect(saved?.prompt).not.toBe('')
  })
}

test('JRN-37 text that reads from right to left does so on the page, in the list and in its history', async ({
  page,
  signIn,
}) => {
  await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.title.fill('יום גשום')
  await desk.write('הגשם ירד כל הלילה.\nAnd then the sun.')
  await desk.text.fill('רוח ירד כל הלילה, והבוקר היה שקט.')
  await desk.write('רוח ירד כל הלילה, והבוקר היה שקט.')
  const isRightToLeft = (locator: Locator) => expect(locator.first()).toHaveCSS('direction', 'rtl')
  await isRightToLeft(desk.title)
  await isRightToLeft(desk.text)
  const history = page.getByRole('dialog')
  await pressUntil(page, 'Alt+Shift+h', history)
  await history.getByRole('radio').first().check()
  // Also where the text begins with a mark, which is said in English to those who listen.
  const mark = history.locator('del, ins').first()
  await isRightToLeft(mark)
  // Otherwise the letters of a cursive script join across two versions.
  await expect(mark).toHaveCSS('unicode-bidi', 'isolate')
  await page.keyboard.press('Escape')
  await desk.showEntries.click()
  const card = page.getByRole('list', { name: 'Past entries' }).getByRole('article')
  await isRightToLeft(card.getByText('יום גשום'))
  await isRightToLeft(card.locator('p').filter({ hasText: 'רוח' }))
  await page.getByRole('searchbox', { name: 'Search your entries' }).fill('הלילה')
  await isRightToLeft(card.locator('p').filter({ hasText: 'הלילה' }))
  await isRightToLeft(page.getByRole('searchbox', { name: 'Search your entries' }))
  await desk.title.fill('A quiet morning')
  await expect(desk.title).toHaveCSS('direction', 'ltr')
})

test('JRN-38 JRN-40 a page that stays open shows the new day, and a reload the entry that was on it', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.clock.install()
  const desk = deskOn(page)
  await desk.open()
  const day = page.locator('main section > div > p').first()
  const today = await day.innerText()
  await desk.write('Rain on the roof')
  await page.reload()
  await expect(desk.text).toHaveValue('Rain on the roof')
  await desk.startNew.click()
  await expect(desk.text).toHaveValue('')
  await page.clock.fastForward('24:00:00')
  await expect(day).toHaveText(/^\w+day, \d+ \w+$/)
  await expect(day).not.toHaveText(today)
  await page.reload()
  await expect(desk.status('Not saved yet')).toBeVisible()
  await expect(desk.text).toHaveValue('')
})
