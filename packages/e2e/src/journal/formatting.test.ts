import { entriesOnServer } from '#fixtures/harness.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect, test } from '#fixtures/test.ts'

test('FMT-40 FMT-46 FMT-51 FMT-59 a formatted page is stored as typed and pasted, under the Content-Security-Policy', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const editor = editorOn(page)
  const reader = page.waitForEvent('requestfinished', (one) => /html-to-markdown/.test(one.url()))
  await editor.open()
  await editor.isLive()
  await editor.text.click()
  await page.keyboard.type('# Rain\n**on** the roof\n- [ ] one\ntwo')
  await expect(editor.text.locator('.cm-line').first()).toHaveText('Rain')
  await expect(editor.text.getByRole('checkbox', { name: 'one' })).toBeVisible()
  await page.keyboard.type(' and ')
  await reader
  await editor.text.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'wind')
    clipboardData.setData('text/html', '<b>wind</b><img src="/never-fetched" onerror="alert(1)">')
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  })
  await editor.save.click()
  await expect(editor.status(/^Saved at/)).toBeVisible()
  const [entry] = await entriesOnServer(request, anna)
  expect(entry?.content).toBe('# Rain\n**on** the roof\n- [ ] one\n- [ ] two and **wind**')
})

test('FMT-48 where the editor can’t be loaded, the text field goes on working', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const anna = await signIn()
  const editor = editorOn(page)
  await page.route(/take-over[^/]*\.js/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', {
    predicate: (one) => /take-over/.test(one.url()),
  })
  await editor.open()
  await failed
  await editor.text.click()
  await page.keyboard.type('Rain on **the** roof')
  await editor.save.click()
  await expect(editor.status(/^Saved at/)).toBeVisible()
  expect(await editor.text.evaluate(({ localName }) => localName)).toBe('textarea')
  const [entry] = await entriesOnServer(request, anna)
  expect(entry?.content).toBe('Rain on **the** roof')
})
