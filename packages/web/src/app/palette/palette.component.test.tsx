import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath, title } from '#app/testing/screen.ts'
import { editor, past, press } from '#features/journal/testing/journal-page.ts'
import { setTheme } from '#kit/ui/theme/theme.ts'
import { actions, places } from './commands.ts'
import { paletteTexts } from './palette.texts.ts'

const texts = paletteTexts.en
const palette = page.getByRole('dialog', { name: texts.title })
const input = page.getByRole('combobox', { name: texts.title })
const option = (name: string) => palette.getByRole('option', { name, exact: true })
const selected = () => palette.getByRole('option', { selected: true }).element().textContent
const options = () => palette.getByRole('option').elements()

const DONE = { status: 204, body: undefined } as const

const journal = () =>
  journalOn(
    { title: 'The long way home', content: 'Along the canal.', localDate: '2026-11-14' },
    { title: '', content: 'Rain on the skylight at five.', localDate: '2026-11-13' },
  )

async function openAt(path: string, over = journal()) {
  await page.viewport(1280, 800)
  signIn()
  const server = await openApp(path, answersForAnna({ ...over.answers, logout: DONE }))
  // The listener is lazy-loaded.
  await expect.poll(isHeard).toBe(true)
  await expect.element(input).toHaveFocus()
  return server
}

/** Presses the shortcut; false if no one listens yet. */
function isHeard(): boolean {
  const keys = { key: 'k', code: 'KeyK', ctrlKey: true, cancelable: true }
  return !window.dispatchEvent(new KeyboardEvent('keydown', keys))
}

async function choose(query: string) {
  await userEvent.fill(input, query)
  await press('Enter')
  await expect.element(palette).not.toBeInTheDocument()
}

it('PAL-01 PAL-03 the palette opens on every page, is an accessible combobox, and gives the focus back', async () => {
  await openAt('/journal')
  await looksRight()
  await page.viewport(1280, 800)
  await press('Escape')
  await expect.element(palette).not.toBeInTheDocument()
  await editor.text.click()
  await userEvent.keyboard('Half a sen')
  await press('Control+k')
  await expect.element(input).toHaveFocus()
  const listbox = palette.getByRole('listbox')
  await expect.element(input).toHaveAttribute('aria-controls', listbox.element().id)
  await userEvent.keyboard('dark')
  await expect.poll(selected).toBe(texts.actions.dark)
  await expect
    .element(input)
    .toHaveAttribute('aria-activedescendant', option(texts.actions.dark).element().id)
  await looksRight()
  await page.viewport(1280, 800)
  await press('Control+k')
  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(editor.text).toHaveFocus()
  await expect.poll(editor.value).toBe('Half a sen')
})

it('PAL-03 the arrows, Home and End reach every command and entry, and go round', async () => {
  await openAt('/profile')
  await expect.element(palette.getByText('Rain on the skylight at five.')).toBeInTheDocument()
  const all = options().map(({ id }) => id)
  expect(all).toHaveLength(actions.length + places.length + 2)
  const current = () => input.element().getAttribute('aria-activedescendant')
  const walked: (string | null)[] = []
  for (const _ of all) {
    walked.push(current())
    await press('ArrowDown')
  }
  expect(walked).toEqual(all)
  expect(current()).toBe(all[0])
  await press('ArrowUp')
  expect(current()).toBe(all.at(-1))
  await press('Home')
  expect(current()).toBe(all[0])
  await press('End')
  expect(current()).toBe(all.at(-1))
  await expect.element(palette.getByRole('option').last()).toBeInViewport()
})

it.each([
  ['insights', '/summary'],
  ['settings', '/preferences'],
  ['profile', '/profile'],
  ['privacy', '/privacy'],
  ['help now', '/help'],
])('PAL-02 “%s” and Enter go to %s', async (query, path) => {
  await openAt('/journal')
  await choose(query)
  await expectPath(path)
  await expect.element(title).toHaveFocus()
})

it('PAL-02 “export” and Enter lead to the backup', async () => {
  await openAt('/journal')
  await choose('export')
  await expectPath('/privacy')
  await expect.element(page.getByRole('heading', { name: 'Back up or export' })).toHaveFocus()
})

it('PAL-02 PAL-04 an entry is found by its first words, and opening it saves the page first', async () => {
  const here = journal()
  await openAt('/journal', here)
  await press('Escape')
  await editor.text.fill('Not saved yet')
  await press('Control+k')
  await expect.element(palette.getByText('Rain on the skylight at five.')).toBeInTheDocument()
  await choose('sky rain')
  await expect.poll(editor.value).toBe('Rain on the skylight at five.')
  await expect.poll(here.texts).toContain('Not saved yet')
})

it('PAL-04 a new entry saves the page that is begun', async () => {
  const here = journal()
  await openAt('/journal', here)
  await press('Escape')
  await editor.text.fill('Not saved yet')
  await press('Control+k')
  await choose('new entry')
  await expect.poll(editor.value).toBe('')
  await expect.poll(here.texts).toContain('Not saved yet')
})

it('PAL-02 from another page, a journal command goes there first', async () => {
  await openAt('/profile')
  await choose('search all')
  await expectPath('/journal')
  await expect.element(past.search).toHaveFocus()
})

it('PAL-02 themes, the list of shortcuts, a question and logging out', async () => {
  const server = await openAt('/profile')
  await choose('dark theme')
  expect(document.documentElement.dataset.theme).toBe('dark')
  setTheme('system')

  await press('Control+k')
  await choose('shortcuts')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  // In another dialog it doesn't open.
  await press('Control+k')
  expect(palette.query()).toBeNull()
  await press('Escape')

  await press('Control+k')
  await choose('where was the canal')
  const ask = page.getByRole('dialog', { name: 'Ask your journal' })
  await expect.element(ask.getByRole('textbox')).toHaveValue('where was the canal')
  await press('Escape')

  await press('Control+k')
  await userEvent.fill(input, 'sign out')
  await expect.poll(selected).toBe(texts.actions.logOut)
  expect(server.problems).toEqual([])
  await press('Enter')
  await expectPath('/login')
})

it('PAL-02 a click chooses, too, and nothing found says so', async () => {
  localStorage.setItem('assistantOnThisDevice', 'off')
  await openAt('/profile')
  expect(option(texts.actions.ask).query()).toBeNull()
  await userEvent.fill(input, 'zzzz')
  await expect.element(palette.getByRole('status')).toHaveTextContent(texts.nothing)
  await userEvent.fill(input, '')
  await option(texts.places.insights).click()
  await expectPath('/summary')
})

it('PAL-01 a visitor has no palette', async () => {
  await openApp('/login')
  await press('Control+k')
  expect(palette.query()).toBeNull()
})
