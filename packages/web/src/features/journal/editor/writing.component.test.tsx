import { expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { ANNA } from '#app/testing/a-person.ts'
import { holdDatabase } from '#device/local-store/testing/hold-database.ts'
import { desk, draft, openDesk } from '#features/journal/testing/desk.ts'

const TODAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dateTitle = () => `Journal Entry - ${TODAY.format(Date.now())}`

for (const width of [1280, 360]) {
  it(`JRN-02 JRN-04 JRN-05 JRN-17 a page starts with a title and a prompt, and counts its words (${width} px)`, async () => {
    await page.viewport(width, 780)
    await openDesk()
    await expect.element(desk.title).toHaveValue(dateTitle())
    await expect.element(desk.prompt.getByText('What made you smile?')).toBeVisible()
    await expect.element(desk.button('New Prompt')).toBeVisible()
    await expect.element(desk.words('0 words')).toBeVisible()
    await expect.element(desk.startNew).not.toBeInTheDocument()
    await desk.text.fill('Rain')
    await expect.element(desk.words('1 word')).toBeVisible()
    await desk.text.fill('Rain on the roof')
    await expect.element(desk.words('4 words')).toBeVisible()
    await expect.element(desk.startNew).not.toBeInTheDocument()
    await desk.save.click()
    await expect.element(desk.startNew).toBeVisible()
  })

  it(`JRN-10 JRN-12 JRN-19 JRN-21 a save says how far it is, makes one entry and updates it (${width} px)`, async () => {
    await page.viewport(width, 780)
    const letGo = await holdDatabase(`daywell-${ANNA.id}`)
    const { journal, server } = await openDesk()
    await expect.element(desk.save).toBeDisabled()
    await desk.text.fill(' \n ')
    await expect.element(desk.status('Draft kept')).toBeVisible()
    await expect.element(desk.save).toBeDisabled()
    await desk.text.fill('Rain on the roof')
    await expect.element(desk.prompt.getByText('What made you smile?')).toBeVisible()
    await desk.title.fill('')
    await desk.save.click()
    await expect.element(desk.status('Saving…')).toBeVisible()
    await expect.element(desk.save).toBeDisabled()
    letGo()
    await expect.element(desk.status(/^Saved at \d\d:\d\d$/)).toBeVisible()
    await expect.element(desk.title).toHaveValue(dateTitle())
    await expect.element(desk.save).toBeEnabled()
    const [first] = journal.entries
    expect(first).toMatchObject({ title: dateTitle(), content: 'Rain on the roof' })
    expect(first?.prompt).toBe('What made you smile?')

    await desk.title.fill('The roof')
    await desk.text.fill('Rain on the roof all night')
    await expect.element(desk.status('Draft kept')).toHaveAttribute('aria-live', 'off')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(desk.status(/^Saved at/)).toBeVisible()
    await expect.element(desk.status(/^Saved at/)).not.toHaveAttribute('aria-live', 'off')
    expect(draft()).toBeNull()
    expect(journal.entries).toMatchObject([
      { _id: first?._id, title: 'The roof', content: 'Rain on the roof all night' },
    ])
    expect(server.sent('saveEntry')).toHaveLength(1)
  })
}

it('JRN-37 text that reads from right to left does so on the page, in the list and in its history', async () => {
  await page.viewport(1280, 800)
  await openDesk()
  await desk.title.fill('יום גשום')
  await desk.write('הגשם ירד כל הלילה.\nAnd then the sun.')
  await desk.write('רוח ירד כל הלילה, והבוקר היה שקט.')
  const isRightToLeft = (locator: Locator) =>
    expect.element(locator.first()).toHaveStyle({ direction: 'rtl' })
  await isRightToLeft(desk.title)
  await isRightToLeft(desk.text)
  const history = page.getByRole('dialog')
  await userEvent.keyboard('{Alt>}{Shift>}h{/Shift}{/Alt}')
  await history.getByRole('radio').first().click()
  // Also where the text begins with a mark, which is said in English to those who listen.
  const mark = history.getByRole('deletion').or(history.getByRole('insertion'))
  await isRightToLeft(mark)
  // Otherwise the letters of a cursive script join across two versions.
  await expect.element(mark.first()).toHaveStyle({ unicodeBidi: 'isolate' })
  await userEvent.keyboard('{Escape}')
  await desk.showEntries.click()
  const words = (part: string) => desk.cards.getByRole('paragraph').filter({ hasText: part })
  await isRightToLeft(desk.cards.getByText('יום גשום'))
  await isRightToLeft(words('רוח'))
  const search = page.getByRole('searchbox', { name: 'Search your entries' })
  await search.fill('הלילה')
  await expect.element(page.getByText('1 entry found')).toBeInTheDocument()
  await isRightToLeft(words('הלילה'))
  await isRightToLeft(search)
  await desk.title.fill('A quiet morning')
  await expect.element(desk.title).toHaveStyle({ direction: 'ltr' })
})

it('JRN-38 JRN-40 a page that stays open shows the new day, and a reload the entry that was on it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 2, 14) })
  const { journal } = await openDesk()
  const day = () => document.querySelector('main section > div > p')?.textContent
  expect(day()).toMatch(/^Saturday, 14 March/)
  await desk.write('Rain on the roof')
  await openDesk(journal)
  await expect.element(desk.text).toHaveValue('Rain on the roof')
  await desk.startNew.click()
  await expect.element(desk.text).toHaveValue('')
  vi.advanceTimersByTime(24 * 60 * 60_000)
  await expect.poll(day).toMatch(/^Sunday, 15 March/)
  await openDesk(journal)
  await expect.element(desk.status('Not saved yet')).toBeVisible()
  await expect.element(desk.text).toHaveValue('')
})
