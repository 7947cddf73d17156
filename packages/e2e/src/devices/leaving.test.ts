import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { wordsOnDisk } from '#fixtures/kept-on-disk.ts'
import { sayNotNow } from '#fixtures/not-now.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { leavingOn } from '#fixtures/pages/leaving.ts'
import { pastEntriesOn } from '#fixtures/pages/past-entries.ts'
import { expect, open, test } from '#fixtures/test.ts'

const HERE = 'Between me and this device'

test('PRIV-18 PRIV-21 PRIV-22 what is only here stays for its person over a log-out, and no one else who signs in sees it', async ({
  page,
  request,
}) => {
  const [anna, berta] = [await makeAccount(request), await makeAccount(request)]
  const editor = editorOn(page)
  const leaving = leavingOn(page)
  const past = pastEntriesOn(page)
  await open(page, '/login')
  await logIn(page, anna)
  await sayNotNow(page)
  await editor.write('Copied by the server')
  await expect(editor.status(/^Saved at/)).toBeVisible()
  await editor.startNew.click()
  await page.getByRole('switch', { name: 'Keep on this device' }).check()
  await editor.write(HERE)
  await leaving.logOut.click()
  await expect(leaving.dialog.getByText('1 entry is only on this device.')).toBeVisible()
  const told = page.waitForResponse('**/api/auth/logout')
  await leaving.act('Keep here and log out').click()
  expect((await told).status()).toBe(204)
  await expect(page).toHaveURL('/login')
  await expect.poll(() => wordsOnDisk(page, anna.userId)).toEqual([HERE])

  await logIn(page, berta)
  await editor.write('By somebody else')
  await expect(editor.status(/^Saved at/)).toBeVisible()
  await editor.openEntries()
  await expect(past.cards).toHaveCount(1)
  expect(await page.content()).not.toContain(HERE)
  await leaving.logOut.click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => wordsOnDisk(page, berta.userId)).toEqual([])

  await logIn(page, anna)
  await editor.openEntries()
  await expect(past.cards.filter({ hasText: HERE })).toBeVisible()
  await expect(past.cards.filter({ hasText: 'Copied by the server' })).toBeVisible()
  const entries = await entriesOnServer(request, anna)
  expect(entries.map(({ content }) => content)).toEqual(['Copied by the server'])
})
