import { expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { ANNA } from '#app/testing/a-person.ts'
import { holdDatabase } from '#device/local-store/testing/hold-database.ts'
import { draft, editor, openEditor, withoutPauses } from '#features/journal/testing/journal-page.ts'

const TODAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dateTitle = () => `Journal Entry - ${TODAY.format(Date.now())}`

for (const width of [1280, 360]) {
  it(`JRN-02 JRN-04 JRN-05 JRN-17 FMT-10 a page starts with a title and a prompt, and counts its words (${width} px)`, async () => {
    await page.viewport(width, 780)
    await openEditor()
    await expect.element(editor.title).toHaveValue('')
    await expect.element(editor.dateTitle).toBeVisible()
    await expect.element(editor.dateTitle).toHaveTextContent(dateTitle())
    await editor.title.fill('Rain')
    await expect.element(editor.dateTitle).not.toBeVisible()
    await editor.title.fill('')
    ;(editor.text.element() as HTMLElement).focus()
    await expect.element(editor.dateTitle).toBeVisible()
    await expect.element(editor.prompt.getByText('What made you smile?')).toBeVisible()
    await expect.element(editor.button('New Prompt')).toBeVisible()
    await expect.element(editor.words('0 words')).toBeVisible()
    await expect.element(editor.startNew).not.toBeInTheDocument()
    withoutPauses()
    await editor.text.fill('Rain')
    await expect.element(editor.words('1 word')).toBeVisible()
    await editor.text.fill('Rain on the roof')
    await expect.element(editor.words('4 words')).toBeVisible()
    await editor.text.fill('- **Rain** on [the roof](https://a.b)')
    await expect.element(editor.words('4 words')).toBeVisible()
    await editor.text.fill('- [x] **Rain**')
    await expect.element(editor.words('1 word')).toBeVisible()
    await editor.text.fill('Rain on the roof')
    await expect.element(editor.startNew).not.toBeInTheDocument()
    await editor.save.click()
    await expect.element(editor.startNew).toBeVisible()
  })

  it(`JRN-10 JRN-12 JRN-19 JRN-21 a save says how far it is, makes one entry and updates it (${width} px)`, async () => {
    await page.viewport(width, 780)
    withoutPauses()
    const letGo = await holdDatabase(`daywell-${ANNA.id}`)
    const { journal, server } = await openEditor()
    await expect.element(editor.save).toBeDisabled()
    await editor.text.fill(' \n ')
    await expect.element(editor.status('Draft kept')).toBeVisible()
    await expect.element(editor.save).toBeDisabled()
    await editor.text.fill('Rain on the roof')
    await expect.element(editor.prompt.getByText('What made you smile?')).toBeVisible()
    await editor.save.click()
    await expect.element(editor.status('Saving…')).toBeVisible()
    await expect.element(editor.save).toBeDisabled()
    letGo()
    await expect.element(editor.status(/^Saved at \d\d:\d\d$/)).toBeVisible()
    await expect.element(editor.title).toHaveValue('')
    await expect.element(editor.save).toBeEnabled()
    const [first] = journal.entries
    expect(first).toMatchObject({ title: dateTitle(), content: 'Rain on the roof' })
    expect(first?.prompt).toBe('What made you smile?')

    await editor.title.fill('The roof')
    await editor.text.fill('Rain on the roof all night')
    await expect.element(editor.status('Draft kept')).toHaveAttribute('aria-live', 'off')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(editor.status(/^Saved at/)).toBeVisible()
    await expect.element(editor.status(/^Saved at/)).not.toHaveAttribute('aria-live', 'off')
    expect(draft()).toBeNull()
    expect(journal.entries).toMatchObject([
      { _id: first?._id, title: 'The roof', content: 'Rain on the roof all night' },
    ])
    expect(server.sent('saveEntry')).toHaveLength(1)
  })
}

it('JRN-37 right-to-left text is laid out as such on the page, in the list and in its history', async () => {
  await page.viewport(1280, 800)
  await openEditor()
  await editor.title.fill('יום גשום')
  await editor.write('הגשם ירד כל הלילה.\nAnd then the sun.')
  await expect.element(editor.text.getByText('And then the sun.')).toHaveStyle({ direction: 'ltr' })
  await editor.write('רוח ירד כל הלילה, והבוקר היה שקט.')
  const isRightToLeft = (locator: Locator) =>
    expect.element(locator.first()).toHaveStyle({ direction: 'rtl' })
  await isRightToLeft(editor.title)
  await isRightToLeft(editor.text.getByText(/רוח/))
  const history = page.getByRole('dialog')
  await userEvent.keyboard('{Alt>}{Shift>}h{/Shift}{/Alt}')
  await history.getByRole('radio').first().click()
  // Also if the text starts with a mark, which is labeled in English for screen readers.
  const mark = history.getByRole('deletion').or(history.getByRole('insertion'))
  await isRightToLeft(mark)
  // Without isolation, cursive letters join across two versions.
  await expect.element(mark.first()).toHaveStyle({ unicodeBidi: 'isolate' })
  await userEvent.keyboard('{Escape}')
  await editor.showEntries.click()
  const words = (part: string) => editor.cards.getByRole('paragraph').filter({ hasText: part })
  await isRightToLeft(editor.cards.getByText('יום גשום'))
  await isRightToLeft(words('רוח'))
  const search = page.getByRole('searchbox', { name: 'Search your entries' })
  await search.fill('הלילה')
  await expect.element(page.getByText('1 entry found')).toBeInTheDocument()
  await isRightToLeft(words('הלילה'))
  await isRightToLeft(search)
  await editor.title.fill('A quiet morning')
  await expect.element(editor.title).toHaveStyle({ direction: 'ltr' })
})

it('JRN-38 JRN-40 an open page moves to the new day, and a reload reopens its entry', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 2, 14) })
  const { journal } = await openEditor()
  const day = () => document.querySelector('main section > div > p')?.textContent
  expect(day()).toMatch(/^Sat,? 14 Mar/)
  await editor.write('Rain on the roof')
  await openEditor(journal)
  await expect.poll(editor.value).toBe('Rain on the roof')
  await editor.startNew.click()
  await expect.poll(editor.value).toBe('')
  vi.advanceTimersByTime(24 * 60 * 60_000)
  await expect.poll(day).toMatch(/^Sun,? 15 Mar/)
  await openEditor(journal)
  await expect.element(editor.status('Not saved yet')).toBeVisible()
  await expect.poll(editor.value).toBe('')
})
