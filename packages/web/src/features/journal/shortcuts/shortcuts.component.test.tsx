import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium } from '#app/testing/premium.ts'
import { editor, press, says, textOf, textsOf } from '#features/journal/testing/journal-page.ts'

const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const search = page.getByRole('searchbox')
const entries = page.getByRole('complementary', { name: 'Past entries' })
const assistant = page.getByRole('complementary', { name: /^AI Assistant/ })
const history = page.getByRole('dialog', { name: 'History of this entry' })

async function openJournal() {
  signIn()
  await openApp(
    '/journal',
    answersForPremium({ ...journalOn().answers, listRevisions: { status: 200, body: [] } }),
  )
  await expect.element(assistant).toBeVisible()
}

it('FMT-84 the listed shortcuts work, and typing still types', async () => {
  await openJournal()
  await editor.text.click()
  await userEvent.keyboard('Why/not? s n')
  await expect.poll(editor.value).toBe('Why/not? s n')
  expect(help.query()).toBeNull()
  await press('Control+s')
  await expect.element(editor.saved).toBeVisible()

  await press('Control+/')
  await expect.element(help).toBeVisible()
  expect(textsOf(help.getByRole('term').elements())).toEqual([
    'Save entry',
    'Start a new entry',
    'Search and commands on any page',
    'Search your entries',
    'Show or hide past entries',
    'Show or hide the assistant',
    'Focus mode: just the page',
    'Add a photo or recording',
    'Record a voice note',
    'Version history',
    'Your streak and your year',
    'Show this list',
    'Move through the entry list',
    'Exit focus mode',
    'Bold',
    'Italic',
    'Strikethrough',
    'Turn the selection into a link',
    'Bulleted list',
    'Numbered list',
    'Quote',
    'Check or uncheck a task',
    'Indent a list item',
    'Move a list item out',
    'Open the link at the cursor',
  ])
  expect(textOf(help.getByRole('definition').nth(1))).toBe('AltShiftN')
  // In a dialog no other shortcut works.
  await press('Alt+Shift+n')
  await looksRight()
  await page.viewport(1280, 800)
  await press('Escape')
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(editor.text).toHaveFocus()
  await expect.poll(editor.value).toBe('Why/not? s n')

  await press('Alt+Shift+e')
  await expect.element(entries).toBeVisible()
  await press('Alt+Shift+e')
  await expect.element(entries).not.toBeInTheDocument()
  await press('Alt+Shift+s')
  await expect.element(search).toHaveFocus()
  await expect.element(assistant).toBeVisible()
  await press('Alt+Shift+c')
  await expect.element(assistant).not.toBeInTheDocument()
  await press('Alt+Shift+c')
  await expect.element(assistant).toBeVisible()
  await press('Alt+Shift+h')
  await expect.element(history).toBeVisible()
  await press('Escape')
  await expect.element(history).not.toBeInTheDocument()
  await press('Alt+Shift+n')
  await expect.poll(editor.value).toBe('')
})

it('? opens the list and / the search outside fields, unless turned off; a button does too', async () => {
  await openJournal()
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
  const keysOf = (row: number) => textOf(help.getByRole('definition').nth(row))
  button.element().focus()
  await press('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('/?')
  await expect.element(search).toHaveValue('/?')
  await press('Alt+Shift+e')
  await expect.element(search).not.toBeInTheDocument()
  button.element().focus()
  await press('?')
  await expect.element(help).toBeVisible()
  expect([keysOf(3), keysOf(11)]).toEqual(['/Slash or AltShiftS', '?Question mark or Ctrl/Slash'])
  await help.getByRole('switch', { name: 'Enable single-key shortcuts (/ and ?)' }).click()
  await expect.poll(() => [keysOf(3), keysOf(11)]).toEqual(['AltShiftS', 'Ctrl/Slash'])
  await openJournal()
  await expect.element(button).toBeVisible()
  button.element().focus()
  await press('/')
  await press('?')
  await press('Enter')
  await expect.element(help.getByRole('switch')).not.toBeChecked()
  expect(search.query()).toBeNull()
})

it('focus mode leaves only the page, is announced and lasts as long as the tab', async () => {
  await openJournal()
  const chrome = [page.getByRole('banner'), editor.showEntries, assistant, editor.details]
  const shown = () => chrome.filter((part) => part.query()).length
  const status = (words: string) => page.getByRole('status').filter({ hasText: words })
  expect(shown()).toBe(4)
  await page.getByRole('button', { name: 'Focus mode' }).click()
  await expect.poll(shown).toBe(0)
  await expect.element(status('Focus mode is on.')).toBeInTheDocument()
  await expect.element(editor.text).toHaveFocus()
  await expect.element(editor.save).toBeVisible()
  await looksRight()
  await page.viewport(1280, 800)

  signIn()
  await openApp('/journal', answersForPremium())
  await expect.element(editor.text).toBeVisible()
  expect(shown()).toBe(0)
  await press('Escape')
  await expect.poll(shown).toBe(4)
  await says(status('Focus mode'), 'Focus mode is off.')
  // A requested panel is shown.
  await press('Alt+Shift+f')
  await expect.poll(shown).toBe(0)
  await press('Alt+Shift+c')
  await expect.poll(shown).toBe(4)
  await press('Alt+Shift+c')
  await page.viewport(360, 640)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Focus mode' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Exit focus mode' }).click()
  await expect.element(bar).toBeVisible()
  await expect.element(editor.text).toHaveFocus()
})
