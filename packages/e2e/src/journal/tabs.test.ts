import type { Page } from '@playwright/test'
import { earlierOnServer, entriesOnServer, noteCalls } from '#fixtures/harness.ts'
import { draftsOn, editorOn, withoutPauses } from '#fixtures/pages/editor.ts'
import { expect, test } from '#fixtures/test.ts'

/** Takes the newest entry from the list to the page. */
async function editNewest(page: Page): Promise<void> {
  const editor = editorOn(page)
  await editor.openEntries()
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
  await expect(editor.text).not.toHaveJSProperty('value', '')
}

test('JRN-26 JRN-27 an entry in two tabs says so, and neither overwrites the other', async ({
  page,
  context,
  signIn,
  request,
}) => {
  await withoutPauses(context)
  const anna = await signIn()
  const editor = editorOn(page)
  await editor.open()
  await editor.write('As it was')
  const second = await context.newPage()
  const sentBySecond = noteCalls(second)
  const other = editorOn(second)
  await other.open()
  await editNewest(second)
  const both = 'This entry is also open in another tab.'
  await expect(editor.notice(both)).toBeVisible()
  await expect(other.notice(both)).toBeVisible()

  // Where nothing is being written the other words come by themselves.
  await other.text.fill('As the second tab has it')
  await other.save.click()
  await expect(editor.text).toHaveJSProperty('value', 'As the second tab has it')

  await editor.text.fill('As the first tab has it')
  await other.text.fill('As the second tab has it now')
  await other.save.click()
  await expect(other.status(/^Saved at/)).toBeVisible()
  await expect(editor.notice('edited elsewhere')).toBeVisible()
  await expect(editor.text).toHaveJSProperty('value', 'As the first tab has it')
  await editor.save.click()
  await expect(other.text).toHaveJSProperty('value', 'As the first tab has it')
  await expect(editor.status(/^Saved at/)).toBeVisible()
  const [entry, ...more] = await entriesOnServer(request, anna)
  expect([entry?.content, more]).toEqual(['As the first tab has it', []])
  expect(await earlierOnServer(request, anna, entry?._id ?? '')).toContain(
    'As the second tab has it now',
  )
  // One alone speaks with the server, and the other one when it is gone.
  const saves = () => sentBySecond.filter((call) => /^(PUT|POST) .api.journal/.test(call))
  expect(saves()).toEqual([])
  await page.close()
  await expect(other.notice(both)).toBeHidden()
  await other.write('As it is in the end')
  await expect
    .poll(async () => (await entriesOnServer(request, anna))[0]?.content)
    .toBe('As it is in the end')
  expect(saves()).not.toEqual([])
})

test('JRN-30 drafts of several tabs stay apart, and those of closed tabs are found again', async ({
  page,
  context,
  signIn,
}) => {
  await withoutPauses(context)
  const anna = await signIn()
  const editor = editorOn(page)
  await editor.open()
  await editor.text.fill('Written in the first tab')
  const second = await context.newPage()
  const other = editorOn(second)
  await other.open()
  await expect(other.text).toHaveJSProperty('value', '')
  await other.text.fill('Written in the second tab')
  const texts = async () => {
    const { others, ...newest } = (await draftsOn(page, anna.userId)) ?? {}
    return [newest, ...Object.values(others ?? {})].map(({ content }) => content).sort()
  }
  await expect.poll(texts).toEqual(['Written in the first tab', 'Written in the second tab'])

  // The draft of a tab that was opened later is that tab's, also for one that had none of its own.
  await editor.text.fill('')
  await editor.title.fill('')
  await expect.poll(texts).toEqual(['Written in the second tab'])
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await expect(editor.text).toBeHidden()
  await page.goBack()
  await expect(editor.save).toBeVisible()
  await expect(editor.notice('Written in the second tab')).toBeHidden()
  await expect(editor.text).toHaveJSProperty('value', '')
  await editor.text.fill('Written in the first tab, and more')
  await expect.poll(async () => (await texts()).length).toBe(2)

  await second.close()
  await page.reload()
  await expect(editor.text).toHaveJSProperty('value', 'Written in the first tab, and more')
  await expect(editor.notice('“Written in the second tab”')).toBeVisible()
  await editor.button('Open it').click()
  await expect(editor.text).toHaveJSProperty('value', 'Written in the second tab')
  await editor.openEntries()
  await expect(page.getByText('Written in the first tab, and more').first()).toBeVisible()
})
