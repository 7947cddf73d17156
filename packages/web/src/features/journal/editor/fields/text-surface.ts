/** The element one types in: the text area, or the editor that has taken its place. */
export interface TextSurface extends HTMLElement {
  /** The whole text. Setting it opens another page, with an undo history of its own. */
  value: string
  selectionStart: number
  selectionEnd: number
  setSelectionRange(start: number, end: number): void
  /** Sets the text of the same page; the caret and the undo history stay. A text area can't. */
  amend?(text: string): void
  /** Replaces a part in one undo step and puts the caret somewhere. A text area can't. */
  replace?(change: TextChange): void
}

export interface TextChange {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly caret: number
}

/** With `dir="auto"`, Chromium looks for the direction again after each line that it puts in. */
export function setValue(field: HTMLTextAreaElement | TextSurface, value: string): void {
  const isArea = field instanceof HTMLTextAreaElement
  if (isArea) field.removeAttribute('dir')
  field.value = value
  if (isArea) field.dir = 'auto'
}
