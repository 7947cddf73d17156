import { expect, it } from 'vitest'
import { aBrowser } from '#features/journal/editor/testing/a-page.ts'

async function openedIn(browser: Awaited<ReturnType<typeof aBrowser>>, tab: string) {
  const page = await browser.openTab(tab)
  await page.openJournal()
  return page
}

it('an entry is hidden from the assistant from its first word on, even after a crash', async () => {
  const browser = await aBrowser()
  const page = await openedIn(browser, 'a')
  page.editor.setDetails({ hideFromAssistant: true })
  page.editor.flush()
  page.crash()
  const again = await openedIn(browser, 'a')
  expect(again.editor.state().details.hideFromAssistant).toBe(true)
  again.type({ content: 'For nobody else' })
  await again.editor.save()
  expect(again.entries()).toMatchObject([{ content: 'For nobody else', hideFromAssistant: true }])
})

it('the switch is saved immediately on an existing entry, and nothing else changes', async () => {
  const page = await openedIn(await aBrowser(), 'a')
  page.type({ content: 'Rain' })
  await page.editor.save()
  const [before] = page.entries()
  for (const hideFromAssistant of [true, false, true]) {
    page.editor.setDetails({ hideFromAssistant })
    await page.editor.leave()
    const [{ updatedAt, ...entry } = {}] = page.entries()
    expect({ ...before, updatedAt: undefined, hideFromAssistant }).toEqual({
      ...entry,
      updatedAt: undefined,
    })
  }
})

it('a draft does not remember that an entry was shared', async () => {
  const browser = await aBrowser()
  const page = await openedIn(browser, 'a')
  page.editor.setDetails({ hideFromAssistant: true })
  page.type({ content: 'Between us' })
  await page.editor.save()
  // A page without text isn't saved, so this stays a draft.
  page.type({ content: '' })
  page.editor.setDetails({ hideFromAssistant: false })
  page.editor.flush()
  page.crash()
  const again = await openedIn(browser, 'a')
  again.type({ content: 'Between us, again' })
  await again.editor.save()
  expect(again.entries()).toMatchObject([{ hideFromAssistant: true }])
})
