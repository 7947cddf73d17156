import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, press } from '#features/journal/testing/journal-page.ts'
import { openWith, surface, write, written } from '../testing/live-page.ts'

const palette = page.getByRole('combobox', { name: 'Search and commands' })

it('FMT-52 FMT-58 keys give the selection a style, or make it a link', async () => {
  await openWith('a ‹word› b')
  await press('Control+b')
  expect(written()).toBe('a **‹word›** b')
  await press('Control+i')
  expect(written()).toBe('a ***‹word›*** b')
  await press('Control+z')
  await press('Control+b')
  expect(written()).toBe('a ‹word› b')
  await press('Control+Shift+X')
  expect(written()).toBe('a ~~‹word›~~ b')
  await press('Control+z')
  await press('Control+k')
  expect(written()).toBe('a [word](|) b')
  await userEvent.keyboard('https://a.example')
  expect(written()).toBe('a [word](https://a.example|) b')
  expect(palette.query()).toBeNull()
  await press('Control+k')
  await expect.element(palette).toBeVisible()
  await press('Escape')
  await expect.element(editor.text).toHaveFocus()
})

it('FMT-53 FMT-54 FMT-55 FMT-56 keys make lists, and lists go on', async () => {
  await openWith('one|')
  const shifted = async (code: string, key: string) => {
    const options = { code, key, ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true }
    expect(surface().dispatchEvent(new KeyboardEvent('keydown', options))).toBe(false)
  }
  await shifted('Digit8', '*')
  expect(written()).toBe('- one|')
  await shifted('Digit7', '&')
  expect(written()).toBe('1. one|')
  await userEvent.keyboard('{Enter}two{Enter}{Tab}sub')
  expect(written()).toBe('1. one\n2. two\n   1. sub|')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Enter}end')
  expect(written()).toBe('1. one\n2. two\n3. sub\nend|')
  write('- |one')
  await press('Backspace')
  expect(written()).toBe('|one')
  await shifted('Digit9', '(')
  expect(written()).toBe('> |one')
  // Elsewhere, Tab leaves the text.
  write('one|')
  await press('Tab')
  await expect.element(editor.text).not.toHaveFocus()
})
