import { TEXT_MAX } from '@daywell/core/journal'
import { insertTemplate } from '@daywell/core/templates'
import type { PageEditor } from '../editor/fields/half-typed.ts'
import type { TextChange, TextSurface } from '../editor/fields/text-surface.ts'

/** Chromium types line by line, ever more slowly: 400 lines took seconds. */
const MAX_UNDOABLE_LINES = 200

/**
 * Inserts a template, in one undo step unless it's very long, and puts the caret at the first place to write. Returns false
 * if the text would become too long; then nothing changes.
 */
export function insertIntoPage(editor: PageEditor, field: TextSurface, template: string): boolean {
  const { value, selectionEnd } = field
  // A field has no other line breaks.
  const lines = template.replaceAll(/\r\n?/g, '\n')
  const change = insertTemplate(value, selectionEnd, lines)
  const text = value.slice(0, change.from) + change.insert + value.slice(change.to)
  if (text.length > TEXT_MAX) return false
  // Before the input event, which starts to save.
  if (isEmpty(editor)) editor.expectTemplate(text)
  field.focus()
  if (field instanceof HTMLTextAreaElement) typeInto(field, change, text)
  else field.replace?.(change)
  return true
}

function typeInto(
  area: HTMLTextAreaElement,
  { from, to, insert, caret }: TextChange,
  text: string,
): void {
  area.setSelectionRange(from, to)
  // Deprecated, but the only way that keeps the field's undo history.
  const isTyped =
    document.activeElement === area &&
    insert.split('\n', MAX_UNDOABLE_LINES + 1).length <= MAX_UNDOABLE_LINES &&
    document.execCommand('insertText', false, insert)
  // Also if the browser changed a character of it.
  if (!isTyped || area.value !== text) {
    area.value = text
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  area.setSelectionRange(caret, caret)
}

/** Whether the page has no text, or only a template. */
function isEmpty(editor: PageEditor): boolean {
  // The view is debounced; this brings it up to date.
  editor.hasUnsaved()
  return editor.state().blank
}
