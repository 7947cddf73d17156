import type { Page } from '@playwright/test'
import { earlierOnServer, entriesOnServer } from '#fixtures/harness.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pressUntil } from '#fixtures/pages/page.ts'
import { pastEntriesOn } from '#fixtures/pages/past-entries.ts'
import { expect, test } from '#fixtures/test.ts'

const FIRST = 'We walked along the canal. Nobody came.'
const SECOND = 'We walked along the river, and we laughed.'

const dialogOn = (page: Page, name: string) => page.getByRole('dialog', { name })

test('ENT-22 JRN-24 SYNC-34 an entry is deleted, undone, found under Recently deleted, and brought back to earlier words', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const [editor, past] = [editorOn(page), pastEntriesOn(page)]
  const onServer = async () => (await entriesOnServer(request, anna)).map(({ content }) => content)
  await editor.open()
  await editor.title.fill('A walk')
  await editor.write(FIRST)
  await expect.poll(onServer).toEqual([FIRST])
  await editor.write(SECOND)
  await expect.poll(onServer).toEqual([SECOND])

  // On a phone the list lies over the page, and what is said of a deletion over the list.
  await page.setViewportSize({ width: 360, height: 740 })
  const remove = async () => {
    await past.choose('A walk', 'Delete')
    await editor.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(onServer).toEqual([])
  }
  await editor.showEntries.click()
  await remove()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(past.titles).toHaveText(['A walk'])
  // Focus is where it was before it came to what was said.
  await expect(past.search).toBeFocused()
  await expect.poll(onServer).toEqual([SECOND])

  await remove()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const trash = dialogOn(page, 'Recently deleted')
  await expect(trash.getByRole('radio')).toHaveAccessibleName(/^A walk .*30 days left$/)
  await trash.getByRole('button', { name: 'Restore this entry' }).click()
  await expect(trash.getByText('Restored “A walk”.')).toBeVisible()
  const [back] = await entriesOnServer(request, anna)
  expect(back?.content).toBe(SECOND)
  expect(await earlierOnServer(request, anna, back?._id ?? '')).toContain(FIRST)

  await page.keyboard.press('Escape')
  await past.open('A walk').click()
  await expect(editor.text).toHaveJSProperty('value', SECOND)
  const history = dialogOn(page, 'History of this entry')
  await pressUntil(page, 'Alt+Shift+h', history)
  await expect(history.getByRole('radio')).toHaveAccessibleName(/Chrome on Windows · 7 words/)
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(editor.text).toHaveJSProperty('value', FIRST)
  await expect.poll(onServer).toEqual([FIRST])
})
