/** The element one types in: the text area, or the editor that has taken its place. */
export interface TextSurface extends HTMLElement {
  /** The whole text. Setting it opens another page, with an undo history of its own. */
  value: string
  selectionStart: number
  selectionEnd: number
  setSelectionRange(start: number, end: number): void
  /** Sets the text of the same page; the caret and the undo history stay. A text area can't. */
  amend?(text: string): void
  /** Replaces a part in one undo step. A text area can't. */
  replace?(change: TextChange): void
  /** Whether something is being typed that `value` doesn't have yet. A text area has all of it. */
  isTakingIn?(): boolean
  /** The offset of the words at a point of the window. A text area can't tell. */
  offsetAt?(x: number, y: number): number
}

export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
  /** Where the caret goes; undefined: it stays at its words. */
  readonly caret: number | undefined
  /** A letter of what's typed in a field elsewhere: an undo step has all that's typed in a row. */
  readonly isTyped?: boolean
}

/** A place in the text, which moves with the words around it until another page opens. */
export interface InsertionPoint {
  offset: number
}

/** With `dir="auto"`, Chromium looks for the direction again after each line that it puts in. */
export function setValue(field: HTMLTextAreaElement | TextSurface, value: string): void {
  const isArea = field instanceof HTMLTextAreaElement
  if (isArea) field.removeAttribute('dir')
  field.value = value
  if (isArea) field.dir = 'auto'
}
