/** A text to start from. */
export interface Template {
  readonly id: string
  readonly name: string
  /** Markdown. */
  readonly text: string
}
