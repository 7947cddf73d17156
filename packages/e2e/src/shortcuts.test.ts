import type { Page } from '@playwright/test'
import { looksRight } from '#fixtures/looks.ts'
import { pressUntil, text } from '#fixtures/page.ts'
import { expect, open, test } from '#fixtures/test.ts'

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const saved = (page: Page) => page.getByText(/^Saved at/).first()

test('the journal is used with the keys that are listed under ?, and types what types', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/journal')
  await text(page).focus()
  await page.keyboard.type('Why/not? s n k e c f h')
  await expect(text(page)).toHaveValue('Why/not? s n k e c f h')
  await expect(help(page)).toBeHidden()
  await pressUntil(page, 'Control+s', saved(page))

  await page.keyboard.press('Control+/')
  await expect(help(page).getByRole('term')).toHaveText([
    'Save the entry',
    'Start a new entry',
    'Search your entries',
    'Show or hide past entries',
    'Show or hide the assistant',
    'Focus mode: only the page',
    'History of the entry',
    'Your writing: streak and year',
    'This list',
    'Go through past entries, in the list',
    'Leave focus mode',
  ])
  await expect(help(page).getByRole('definition').nth(1)).toHaveText('AltShiftN')
  // In a dialog no other shortcut acts.
  await page.keyboard.press('Alt+Shift+n')
  await looksRight(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()
  await expect(text(page)).toBeFocused()
  await expect(text(page)).toHaveValue('Why/not? s n k e c f h')

  const entries = page.getByRole('complementary', { name: 'Past entries' })
  await page.keyboard.press('Alt+Shift+e')
  await expect(entries).toBeVisible()
  await page.keyboard.press('Alt+Shift+e')
  await expect(entries).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const assistant = page.getByRole('complementary', { name: 'AI Assistant' })
  // It is back with the room that it needs.
  await expect(assistant).toBeVisible()
  await page.keyboard.press('Alt+Shift+c')
  await expect(assistant).toBeHidden()
  await page.keyboard.press('Alt+Shift+c')
  await expect(assistant).toBeVisible()
  await page.keyboard.press('Alt+Shift+h')
  const history = page.getByRole('dialog', { name: 'History of this entry' })
  await expect(history).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await page.keyboard.press('Alt+Shift+n')
  await expect(text(page)).toHaveValue('')
})

test('? opens the list and / the search outside of fields, unless that was turned off; a button does, too', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/journal')
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
  const search = page.getByRole('searchbox')
  const keysOf = (row: number) => help(page).getByRole('definition').nth(row)
  await button.focus()
  await pressUntil(page, '/', search)
  await expect(search).toBeFocused()
  // A press that came when the search was just there was typed.
  await search.fill('')
  await page.keyboard.type('/?')
  await expect(search).toHaveValue('/?')
  await page.keyboard.press('Alt+Shift+e')
  await expect(search).toBeHidden()
  await button.focus()
  await page.keyboard.press('?')
  await expect(keysOf(2)).toHaveText('/Slash or CtrlK')
  await expect(keysOf(8)).toHaveText('?Question mark or Ctrl/Slash')
  await help(page).getByRole('switch', { name: 'Use / and ? without other keys' }).focus()
  await page.keyboard.press('Space')
  await expect(keysOf(2)).toHaveText('CtrlK')
  await expect(keysOf(8)).toHaveText('Ctrl/Slash')
  await page.keyboard.press('Escape')
  await page.reload()
  await button.focus()
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await page.keyboard.press('Enter')
  await expect(help(page).getByRole('switch')).not.toBeChecked()
  await expect(search).toBeHidden()
})

test('focus mode leaves only the page, is announced and lasts as long as the tab', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/journal')
  const chrome = [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Show Past Entries' }),
    page.getByRole('complementary', { name: 'AI Assistant' }),
    page.getByRole('button', { name: 'Details' }),
  ]
  for (const part of chrome) await expect(part).toBeVisible()
  await page.getByRole('button', { name: 'Focus mode' }).focus()
  await page.keyboard.press('Enter')
  for (const part of chrome) await expect(part).toBeHidden()
  await expect(page.getByRole('status').getByText('Focus mode is on.')).toBeAttached()
  await expect(text(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save Entry' })).toBeVisible()
  await looksRight(page)

  await page.reload()
  await expect(text(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  for (const part of chrome) await expect(part).toBeVisible()
  await expect(page.getByRole('status').getByText('Focus mode is off.')).toBeAttached()
  // A panel that is asked for is shown.
  await page.keyboard.press('Alt+Shift+f')
  await page.keyboard.press('Alt+Shift+c')
  for (const part of chrome) await expect(part).toBeVisible()
  await page.keyboard.press('Alt+Shift+c')

  await page.setViewportSize({ width: 360, height: 640 })
  const bar = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Focus mode' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Leave focus mode' }).click()
  await expect(bar).toBeVisible()
  await expect(text(page)).toBeFocused()
})
