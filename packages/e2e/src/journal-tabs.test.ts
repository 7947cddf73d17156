import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { earlierOnServer, entriesOnServer, looking } from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

/** Takes the newest entry from the list to the page. */
async function editNewest(page: Page): Promise<void> {
  const desk = deskOn(page)
  await desk.showEntries.click()
  await page.getByRole('article').first().hover()
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expect(desk.text).not.toHaveValue('')
}

test('JRN-26 JRN-27 an entry in two tabs says so, and neither overwrites the other', async ({
  page,
  context,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('As it was')
  const second = await context.newPage()
  const other = deskOn(second)
  await other.open()
  await editNewest(second)
  const both = 'This entry is also open in another tab.'
  await expect(desk.notice(both)).toBeVisible()
  await expect(other.notice(both)).toBeVisible()

  // Where nothing is being written the other words come by themselves.
  await other.text.fill('As the second tab has it')
  await other.save.click()
  await expect(desk.text).toHaveValue('As the second tab has it')

  await desk.text.fill('As the first tab has it')
  await other.text.fill('As the second tab has it now')
  await other.save.click()
  await expect(other.status(/^Saved at/)).toBeVisible()
  await expect(desk.notice('changed in another place')).toBeVisible()
  await expect(desk.text).toHaveValue('As the first tab has it')
  await desk.save.click()
  await expect(other.text).toHaveValue('As the first tab has it')
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const [entry, ...more] = await entriesOnServer(request, anna)
  expect([entry?.content, more]).toEqual(['As the first tab has it', []])
  expect(await earlierOnServer(request, anna, entry?._id ?? '')).toContain(
    'As the second tab has it now',
  )
  await second.close()
  await expect(desk.notice(both)).toBeHidden()
})

test('an entry that is deleted elsewhere leaves its words on the page', async ({
  page,
  signIn,
  request,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('Still needed')
  const [entry] = await entriesOnServer(request, anna)
  const headers = { authorization: `Bearer ${anna.token}` }
  await request.delete(`/api/journal/entries/${entry?._id}`, { headers })
  await looking(page, () => desk.notice('This entry was deleted.').isVisible()).toBe(true)
  await expect(desk.text).toHaveValue('Still needed')
  await expect(desk.status('Draft kept')).toBeVisible()
  await desk.text.pressSequentially(' indeed')
  await desk.save.click()
  await expect(desk.status(/^Saved at/)).toBeVisible()
  const entries = await entriesOnServer(request, anna)
  expect(entries.map(({ content }) => content)).toEqual(['Still needed indeed'])
})
