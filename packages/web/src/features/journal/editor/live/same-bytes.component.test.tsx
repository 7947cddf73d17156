import fc from 'fast-check'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import type { TextSurface } from '#features/journal/editor/fields/text-surface.ts'
import { editor, openEditor, past, paste } from '#features/journal/testing/journal-page.ts'

/** One that the documents don't have. */
const LETTER = 'Ω'

const surface = () => editor.text.element() as TextSurface

const odd = fc.constantFrom(
  ...['\n', '\n\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\ufeff', '\ufffe', '\uffff'],
  ...['\ud800', '\udc00', '\u00a0', '\u200b', '\u200d', '\u202e', '\u2066', '\u0301', '\t', '  '],
  ...['👨‍👩‍👧‍👦', '🏳️‍🌈', '🇦🇹', 'שלום', 'مرحبا', 'ｶﾞ', 'ế', '각'],
  ...[
    '# ',
    '- [ ] ',
    '- [x] ',
    '1. ',
    '> ',
    '---',
    '```',
    '**',
    '*',
    '_',
    '~~',
    '`',
    '[a](b)',
    '\\',
  ],
  ...['[x](https://a.example/)', 'https://a.example', '<b>', '<script>', '&amp;', '![i](x)'],
)
const piece = fc.oneof({ weight: 3, arbitrary: odd }, fc.string({ unit: 'binary', maxLength: 5 }))
const document_ = fc
  .array(piece, { maxLength: 30 })
  .map((parts) => parts.join('').replaceAll(/[\rΩ]/g, ''))

it('FMT-46 the editor’s document is the text, code unit for code unit', async () => {
  await openEditor()
  fc.assert(
    fc.property(document_, (text) => {
      surface().value = text
      expect(surface().value === text).toBe(true)
    }),
    { numRuns: 100 },
  )
})

it('FMT-46 a letter typed anywhere changes nothing else', async () => {
  await openEditor()
  const inside = fc.tuple(document_, fc.nat())
  await fc.assert(
    fc.asyncProperty(inside, async ([text, at]) => {
      const caret = at % (text.length + 1)
      surface().value = text
      surface().focus()
      surface().setSelectionRange(caret, caret)
      document.execCommand('insertText', false, LETTER)
      await Promise.resolve()
      expect(withoutLetter(surface().value)).toEqual([text, 1])
    }),
    { numRuns: 100 },
  )
})

it('FMT-46 pasted text is stored as it is', async () => {
  await openEditor()
  fc.assert(
    fc.property(document_, (text) => {
      surface().value = ''
      paste(text)
      expect(surface().value === text).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('FMT-88 dropped text is inserted as it is, and dragged text moves', async () => {
  await openEditor()
  surface().value = 'Rain on the roof'
  drop('wind\u2028 and <b>sun</b> ', endOfText())
  expect(surface().value).toBe('Rain on the roofwind\u2028 and <b>sun</b> ')
  surface().focus()
  surface().setSelectionRange(0, 5)
  surface().dispatchEvent(new DragEvent('dragstart', { dataTransfer: new DataTransfer() }))
  drop('Rain ', endOfText())
  expect(surface().value).toBe('on the roofwind\u2028 and <b>sun</b> Rain ')
})

it('FMT-30 FMT-46 an entry is stored byte for byte but for the words that were typed', async () => {
  const content = '\ufeffOne\r\n**two**\rthree\u2028\n\n- [ ] four\t\r\n'
  const { journal } = await openEditor(journalOn({ title: 'Odd', content }))
  await editor.openEntries()
  await past.open('Odd').click()
  await expect.poll(editor.value).toBe(content.replaceAll(/\r\n?/g, '\n'))
  await editor.text.click()
  surface().setSelectionRange(7, 7)
  await userEvent.keyboard('x')
  await editor.save.click()
  await expect.poll(journal.texts).toEqual([content.replace('**two', '**xtwo')])
})

/** The text without the typed letter, and how often it's there. */
function withoutLetter(text: string): [text: string, letters: number] {
  const parts = text.split(LETTER)
  return [parts.join(''), parts.length - 1]
}

/** A point after the last character. */
function endOfText() {
  const range = document.createRange()
  range.selectNodeContents(surface())
  const { right, bottom } = [...range.getClientRects()].at(-1) as DOMRect
  return { clientX: right + 1, clientY: bottom - 5 }
}

function drop(text: string, at: { clientX: number; clientY: number }): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', text)
  surface().dispatchEvent(
    new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }),
  )
}

it('FMT-90 a change from elsewhere keeps a letter that is on its way', async () => {
  await openEditor()
  surface().value = 'rain\nsun'
  const letters = surface().querySelector('.cm-line')?.firstChild as Text
  // As a keyboard does: the editor hears of it later.
  letters.insertData(4, LETTER)
  surface().amend?.('rain\nsun and wind')
  expect(surface().value).toBe(`rain${LETTER}\nsun and wind`)
})
