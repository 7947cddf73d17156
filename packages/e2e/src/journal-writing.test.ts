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
