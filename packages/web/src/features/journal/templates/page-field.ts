import { TEXT_MAX } from '@daywell/core/journal'
import { insertTemplate } from '@daywell/core/templates'
import type { PageEditor } from '../editor/fields/half-typed.ts'
import { replaceIn } from '../editor/fields/replace-in.ts'
import type { TextSurface } from '../editor/fields/text-surface.ts'

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
  replaceIn(field, change)
  return true
}

/** Whether the page has no text, or only a template. */
function isEmpty(editor: PageEditor): boolean {
  // The view is debounced; this brings it up to date.
  editor.hasUnsaved()
  return editor.state().blank
}
