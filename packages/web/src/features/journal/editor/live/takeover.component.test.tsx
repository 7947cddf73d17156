import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import type { TextSurface } from '#features/journal/editor/fields/text-surface.ts'
import { draft, editor, press, withoutPauses } from '#features/journal/testing/journal-page.ts'
import { commit, compose, keyDown, keyUp, mouse } from './testing/devtools.ts'
import { isPlain, openPlain } from './testing/plain-page.ts'

const area = () => document.querySelector('main textarea:not([rows])') as HTMLTextAreaElement
const surface = () => editor.text.element() as TextSurface
const selection = () => [surface().selectionStart, surface().selectionEnd]

it('FMT-40 FMT-41 the editor takes the place of the text area with its text, caret and selection', async () => {
  const { rest } = await openPlain()
  await userEvent.keyboard('Rain on the roof')
  expect(isPlain()).toBe(true)
  area().setSelectionRange(5, 7, 'backward')
  await rest()
  expect(isPlain()).toBe(false)
  await expect.element(editor.text).toHaveFocus()
  expect(area()).toBeNull()
  expect([editor.value(), ...selection()]).toEqual(['Rain on the roof', 5, 7])
  // The selection grows at its beginning, where it ended.
  await press('Shift+ArrowLeft')
  await expect.poll(selection).toEqual([4, 7])
  await userEvent.keyboard('s under')
  await expect.poll(editor.value).toBe('Rains under the roof')
})

it('FMT-41 a text area without the focus is replaced without taking it', async () => {
  const { rest } = await openPlain()
  await editor.title.click()
  await rest()
  expect(isPlain()).toBe(false)
  await expect.element(editor.title).toHaveFocus()
  await editor.text.click()
  await userEvent.keyboard('Here')
  await expect.poll(editor.value).toBe('Here')
})

it('FMT-42 the editor waits for the end of a composition', async () => {
  const { rest } = await openPlain()
  await compose('にほ')
  await rest()
  expect(isPlain()).toBe(true)
  await commit('日本')
  await rest()
  expect([isPlain(), editor.value(), ...selection()]).toEqual([false, '日本', 2, 2])
})

it('FMT-42 the editor waits for the letter after a dead key', async () => {
  const { rest } = await openPlain()
  await keyDown('Dead')
  await keyUp('Dead')
  await rest()
  expect(isPlain()).toBe(true)
  await keyDown('é', 'é')
  await keyUp('é')
  await rest()
  expect([isPlain(), editor.value()]).toEqual([false, 'é'])
})

it('FMT-42 the editor waits while text is being selected with the mouse', async () => {
  const { rest } = await openPlain()
  await userEvent.keyboard('Rain on the roof')
  const { left, top } = area().getBoundingClientRect()
  await mouse('Pressed', left + 1, top + 10)
  await mouse('Moved', left + 60, top + 10)
  await rest()
  expect(isPlain()).toBe(true)
  const selected = area().value.slice(area().selectionStart, area().selectionEnd)
  expect(selected).not.toBe('')
  await mouse('Released', left + 60, top + 10)
  await rest()
  expect([isPlain(), ...selection()]).toEqual([false, 0, selected.length])
})

it('FMT-42 the editor waits for a dialog to close, which returns the focus', async () => {
  const { rest } = await openPlain()
  await expect.element(editor.button('Keyboard shortcuts')).toBeVisible()
  await press('Control+/')
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull()
  await rest()
  expect(isPlain()).toBe(true)
  await press('Escape')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await rest()
  expect(isPlain()).toBe(false)
  await expect.element(editor.text).toHaveFocus()
})

it('FMT-43 what was typed before the editor took over can be undone, step by step, and redone', async () => {
  const { rest } = await openPlain()
  await userEvent.keyboard('R{Enter}w')
  await rest()
  await userEvent.keyboard('y')
  await expect.poll(editor.value).toBe('R\nwy')
  const seen: unknown[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    await press('Control+z')
    seen.push(editor.value())
  }
  expect(seen).toEqual(['R\nw', 'R\n', 'R', '', ''])
  for (const _ of [1, 2, 3, 4]) await press('Control+Shift+Z')
  expect(editor.value()).toBe('R\nwy')
})

it('FMT-43 undo never brings back the text of another entry', async () => {
  const { rest } = await openPlain()
  await editor.write('The first entry')
  await editor.startNew.click()
  await expect.poll(editor.value).toBe('')
  await userEvent.keyboard('S')
  await rest()
  await press('Control+z')
  await press('Control+z')
  expect([isPlain(), editor.value()]).toEqual([false, ''])
  await editor.write('The second entry')
  await editor.startNew.click()
  await expect.poll(editor.value).toBe('')
  await press('Control+z')
  expect(editor.value()).toBe('')
  // Both pages are empty when the next one is opened.
  await userEvent.keyboard('Another')
  await press('Control+a')
  await press('Delete')
  await press('Alt+Shift+n')
  await press('Control+z')
  expect(editor.value()).toBe('')
})

it('FMT-44 the takeover is no leaving: nothing is saved by it, and nothing lost', async () => {
  withoutPauses()
  const { rest, server, journal } = await openPlain()
  await userEvent.keyboard('Not ready')
  await rest()
  expect(isPlain()).toBe(false)
  await userEvent.keyboard(' yet')
  await expect.poll(draft).toMatchObject({ content: 'Not ready yet' })
  expect(server.sent('saveEntry')).toEqual([])
  // Leaving the editor saves, as leaving the text area does.
  await editor.title.click()
  await expect.poll(journal.texts).toEqual(['Not ready yet'])
})

it('FMT-45 a page that ends in the middle of the takeover comes back from its draft', async () => {
  withoutPauses()
  const { rest, journal } = await openPlain()
  await userEvent.keyboard('Half a ')
  await compose('word')
  await rest()
  expect(isPlain()).toBe(true)
  const again = await openPlain(journal)
  await expect.poll(editor.value).toBe('Half a word')
  await again.rest()
  expect([isPlain(), editor.value()]).toEqual([false, 'Half a word'])
})

it('FMT-49 the editor has the name and placeholder of the text area, and spelling stays on', async () => {
  const { rest } = await openPlain()
  const { ariaLabel, placeholder } = area()
  await rest()
  expect(isPlain()).toBe(false)
  const { contentEditable, spellcheck, role, ariaMultiLine } = surface()
  expect([surface().ariaLabel, contentEditable, spellcheck, role, ariaMultiLine]).toEqual([
    ariaLabel,
    'true',
    true,
    'textbox',
    'true',
  ])
  for (const [name, value] of [
    ['autocorrect', 'on'],
    ['autocapitalize', 'sentences'],
    ['aria-placeholder', placeholder],
  ] as const)
    await expect.element(editor.text).toHaveAttribute(name, value)
  await looksRight()
})

it('FMT-43 what was typed before anything was loaded can be undone', async () => {
  const { rest } = await openPlain()
  area().value = 'Typed early'
  area().dispatchEvent(new InputEvent('input', { bubbles: true }))
  area().setSelectionRange(11, 11)
  await rest()
  expect(editor.value()).toBe('Typed early')
  await press('Control+z')
  expect(editor.value()).toBe('')
})
