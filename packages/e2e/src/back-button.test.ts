import { deskOn } from '#fixtures/desk.ts'
import { expect, open, test } from '#fixtures/test.ts'

test('NAV-06 Back closes the sheet or dialog on top, and leaves the page when none is open', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn()
  await open(page, '/help')
  const desk = deskOn(page)
  await desk.open()
  await desk.write('Rain on the roof')
  const list = page.getByRole('dialog', { name: 'Past entries' })
  const journal = /\/journal$/

  await test.step('one after the other, and forward brings nothing up', async () => {
    await desk.showEntries.click()
    await list.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(desk.dialog).toBeVisible()
    await page.goBack()
    await expect(desk.dialog).toBeHidden()
    await expect(list).toBeVisible()
    await page.goBack()
    await expect(list).toBeHidden()
    await expect(page).toHaveURL(journal)
    await expect(desk.text).toHaveValue('Rain on the roof')
    await page.goForward()
    await expect(page).toHaveURL(journal)
    await expect(list).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
  })

  await test.step('what was closed in another way costs no further press', async () => {
    await page.getByRole('link', { name: 'Journal', exact: true }).click()
    await desk.showEntries.click()
    await list.getByRole('button', { name: 'Hide Entries' }).click()
    await expect(list).toBeHidden()
    await desk.showEntries.click()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
  })

  await test.step('a link in a sheet leads on, and Back from there to the page', async () => {
    await page.goForward()
    await desk.button('AI Assistant').click()
    await page
      .getByRole('dialog', { name: 'AI Assistant' })
      .getByRole('link', { name: 'Get Monthly Plan' })
      .click()
    await expect(page).toHaveURL(/\/subscription/)
    await page.goBack()
    await expect(page).toHaveURL(journal)
    await expect(desk.text).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
  })
})
