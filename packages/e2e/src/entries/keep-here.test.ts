import { entriesOnServer } from '#fixtures/harness.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect, test } from '#fixtures/test.ts'

test('PRIV-03 PRIV-04 PRIV-05 PRIV-48 in hybrid an entry can be kept on this device', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const editor = editorOn(page)
  const bodies: string[] = []
  page.on('request', (sent) => void bodies.push(sent.postData() ?? ''))
  await editor.open()
  await editor.write('For the cloud')
  await expect.poll(async () => (await entriesOnServer(request, anna)).length).toBe(1)
  await editor.startNew.click()
  const keep = page.getByRole('switch', { name: 'Keep on this device' })
  await keep.check()
  // It applies at once, even before anything is written.
  await page.reload()
  await expect(keep).toBeChecked()
  await editor.text.fill('Between the two of us')
  await page.reload()
  await expect(editor.text).toHaveJSProperty('value', 'Between the two of us')
  await editor.save.click()
  await expect(editor.status('Saved on this device')).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await editor.startNew.click()
  await editor.write('And the next one')
  const texts = async () => (await entriesOnServer(request, anna)).map(({ content }) => content)
  await expect
    .poll(async () => (await texts()).sort())
    .toEqual(['And the next one', 'For the cloud'])
  expect(bodies.filter((body) => body.includes('Between the two of us'))).toEqual([])
  // One that is on the server already leaves nothing of it there, neither deleted nor replaced.
  await keep.check()
  await editor.text.fill('And the next one, which is ours')
  await editor.save.click()
  const { token } = anna
  const all = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await request.get('/api/export', { headers })).text()
  }
  await expect.poll(all).not.toContain('And the next one')
  expect(await all()).toContain('For the cloud')
  await expect(editor.text).toHaveJSProperty('value', 'And the next one, which is ours')
  expect(bodies.filter((body) => body.includes('which is ours'))).toEqual([])

  // It may go up again, asked twice and with all that it was; and come back, leaving nothing there.
  await editor.text.fill('Torn out')
  await editor.save.click()
  await expect(editor.status('Saved on this device')).toBeVisible()
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
  await editor.text.pressSequentially(' of it')
  await expect(keep).not.toBeChecked()
  await editor.save.click()
  await expect.poll(async () => (await texts()).sort()).toEqual(['For the cloud', 'Torn out of it'])
  expect(await all()).toContain('And the next one, which is ours')
  await keep.check()
  await expect.poll(all).not.toMatch(/which is ours|Torn out/)
  await expect(editor.text).toHaveJSProperty('value', 'Torn out of it')
  await editor.details.click()
  // The card in the list has one, too.
  await editor.button('History').last().click()
  const history = page.getByRole('dialog', { name: 'History of this entry' })
  await history.getByRole('radio', { name: / 7 words/ }).check()
  await expect(history.getByRole('article')).toContainText('which is ours')
})
