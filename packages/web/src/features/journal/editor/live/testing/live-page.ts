import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import type { TextSurface } from '#features/journal/editor/fields/text-surface.ts'
import { editor, openEditor } from '#features/journal/testing/journal-page.ts'
import { mediaOnServer } from '#services/media/testing/media-on-server.ts'

export const surface = () => editor.text.element() as TextSurface

/** Opens a page with this text; `|` is the caret, or `‹` and `›` are around the selection. */
export async function openWith(marked: string) {
  // A slow machine saves and uploads what a test adds.
  const opened = await openEditor(journalOn(), mediaOnServer().answers)
  write(marked)
  return opened
}

/** Replaces the text of the page. */
export function write(marked: string): void {
  surface().value = marked.replaceAll(/[‹›|]/g, '')
  surface().focus()
  const caret = marked.indexOf('|')
  if (caret >= 0) surface().setSelectionRange(caret, caret)
  else surface().setSelectionRange(marked.indexOf('‹'), marked.indexOf('›') - 1)
}

/** The text with its caret or selection. */
export function written(): string {
  const { value, selectionStart: from, selectionEnd: to } = surface()
  if (from === to) return `${value.slice(0, from)}|${value.slice(from)}`
  return `${value.slice(0, from)}‹${value.slice(from, to)}›${value.slice(to)}`
}

const lineElements = () => [...surface().querySelectorAll<HTMLElement>('.cm-line')]

/** What one sees of each line. */
export const seen = () => lineElements().map((line) => line.innerText.replaceAll('↗', '').trimEnd())

export const lineOf = (words: string) =>
  lineElements().find(({ textContent }) => textContent?.includes(words)) as HTMLElement

/** The innermost element with these words. */
export const partOf = (words: string) =>
  [...surface().querySelectorAll<HTMLElement>('.cm-line *, .cm-line')].findLast(
    ({ textContent }) => textContent === words,
  ) as HTMLElement

export const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
export const format = (name: string) => toolbar.getByRole('button', { name, exact: true })
