import type { TextChange, TextSurface } from './text-surface.ts'

/** Chromium types line by line, ever more slowly: 400 lines took seconds. */
const MAX_UNDOABLE_LINES = 200

/** Replaces a part of the text, in one undo step unless it's very long. */
export function replaceIn(field: TextSurface, change: TextChange): void {
  if (field instanceof HTMLTextAreaElement) typeInto(field, change)
  else field.replace?.(change)
}

function typeInto(area: HTMLTextAreaElement, change: TextChange): void {
  const { from, to, insert, caret } = change
  const { value, selectionStart, selectionEnd } = area
  const text = value.slice(0, from) + insert + value.slice(to)
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
  if (caret === undefined)
    area.setSelectionRange(movedBy(change, selectionStart), movedBy(change, selectionEnd))
  else area.setSelectionRange(caret, caret)
}

/** Where an offset is after a change; in what was replaced, it's after it. */
export function movedBy(
  { from, to, insert }: Pick<TextChange, 'from' | 'to' | 'insert'>,
  offset: number,
): number {
  if (offset <= from) return offset
  return from + insert.length + Math.max(0, offset - to)
}
