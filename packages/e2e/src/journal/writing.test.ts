import { entriesOnServer } from '#fixtures/harness.ts'
import { draftsOn, editorOn, withoutPauses } from '#fixtures/pages/editor.ts'
import { expect, test } from '#fixtures/test.ts'

test('JRN-14 JRN-19 JRN-40 a page that is begun is there after a reload, is saved once, and is there again', async ({
  page,
  signIn,
  request,
}) => {
  await withoutPauses(page)
  const anna = await signIn()
  const editor = editorOn(page)
  await editor.open()
  await editor.title.fill('The roof')
  // The page goes in the same moment in which the last key was pressed.
  await editor.text.fill('Rain on the roof')
  await page.reload()
  await expect(editor.text).toHaveJSProperty('value', 'Rain on the roof')
  await expect(editor.notice(/Your unsaved words from .* are back/)).toBeVisible()
  await editor.save.click()
  await expect(editor.status(/^Saved at/)).toBeVisible()
  expect(await draftsOn(page, anna.userId)).toBeNull()
  await page.reload()
  await expect(editor.title).toHaveValue('The roof')
  await editor.write('Rain on the roof, all night')
  await expect(editor.status(/^Saved at/)).toBeVisible()
  const entries = await entriesOnServer(request, anna)
  expect(entries).toMatchObject([{ title: 'The roof', content: 'Rain on the roof, all night' }])
})
