import { TEXT_MAX } from '@daywell/core/journal'
import { insertTemplate } from '@daywell/core/templates'
import type { PageEditor } from '../editor/fields/half-typed.ts'

/** Chromium types line by line, ever more slowly: 400 lines took seconds. */
const MAX_UNDOABLE_LINES = 200

/**
 * Inserts a template, in one undo step unless it's very long, and puts the caret at the first place to write. Returns false
 * if the text would become too long; then nothing changes.
 */
export function insertIntoPage(
  editor: PageEditor,
  field: HTMLTextAreaElement,
  template: string,
): boolean {
  const { value, selectionEnd } = field
  // A field has no other line breaks.
  const lines = template.replaceAll(/\r\n?/g, '\n')
  const { from, to, insert, caret } = insertTemplate(value, selectionEnd, lines)
  const text = value.slice(0, from) + insert + value.slice(to)
  if (text.length > TEXT_MAX) return false
  // Before the input event, which starts to save.
  if (isEmpty(editor)) editor.expectTemplate(text)
  field.focus()
  field.setSelectionRange(from, to)
  // Deprecated, but the only way that keeps the field's undo history.
  const isTyped =
    document.activeElement === field &&
    insert.split('\n', MAX_UNDOABLE_LINES + 1).length <= MAX_UNDOABLE_LINES &&
    document.execCommand('insertText', false, insert)
  // Also if the browser changed a character of it.
  if (!isTyped || field.value !== text) {
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  field.setSelectionRange(caret, caret)
  return true
}

/** Whether the page has no text, or only a template. */
function isEmpty(editor: PageEditor): boolean {
  // The view is debounced; this brings it up to date.
  editor.hasUnsaved()
  return editor.state().blank
}
