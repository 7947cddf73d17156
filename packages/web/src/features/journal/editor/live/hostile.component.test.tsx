import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { editor, openEditor, press } from '#features/journal/testing/journal-page.ts'
import { hostileTexts } from '#kit/formatted-text/testing/hostile-texts.ts'
import { surface } from './testing/live-page.ts'

/** With the caret at its end. */
function write(text: string): void {
  surface().value = text
  surface().focus()
  surface().setSelectionRange(text.length, text.length)
}

it.each([
  ['nested emphasis', '*a **b '.repeat(10_000) + ' c** d*'.repeat(10_000)],
  ['nested quotes', '> '.repeat(60_000)],
  ['nested lists', '- '.repeat(60_000)],
  ['many lines with marks', '*a*\n'.repeat(60_000)],
  ['a short text of many marks', '*a*\n'.repeat(4_900)],
  ['many tasks', '- [ ] a\n'.repeat(30_000)],
  ['many links', '[a](https://a.example) '.repeat(10_000)],
  ['one long address', `[a](https://a.example/${'x'.repeat(240_000)})`],
  ['one long line', 'rain '.repeat(49_000)],
  ['open brackets', '['.repeat(240_000)],
  ['backticks', '` `` ``` '.repeat(25_000)],
  ['a table', `${'| a '.repeat(500)}|\n`.repeat(120)],
])('FMT-87 %s', async (_, text) => {
  await openEditor()
  write(text)
  await userEvent.keyboard('x')
  expect(surface().value === `${text}x`).toBe(true)
  await press('Control+a')
  await press('Control+b')
  await press('Control+z')
  expect(surface().value === `${text}x`).toBe(true)
})

it('FMT-87 nothing in a text runs or is fetched', async () => {
  await openEditor()
  const ran: string[] = []
  Object.assign(window, { xss: () => ran.push('ran') })
  for (const text of hostileTexts) {
    write(`${text}\n`)
    // As a text area does; the entry keeps its own line breaks (FMT-46).
    expect(editor.value()).toBe(`${text}\n`.replaceAll(/\r\n?/g, '\n'))
    const made = [...surface().querySelectorAll('*')].map(({ localName }) => localName)
    const others = made.filter((name) => !['div', 'span', 'br', 'a', 'input', 'img'].includes(name))
    expect(others, text).toEqual([])
    for (const link of surface().querySelectorAll('a'))
      expect(link.href).toMatch(/^(?:https?|mailto):/)
    // CodeMirror's own, next to what is hidden.
    for (const image of surface().querySelectorAll('img')) expect(image.src).toBe('')
  }
  expect(ran).toEqual([])
  Reflect.deleteProperty(window, 'xss')
})
