/** What a part of a paragraph is shown as. An `escape` is a backslash and the character it protects. */
type SpanStyle = 'strong' | 'em' | 'strike' | 'code' | 'link' | 'image' | 'escape'

/** A part of a paragraph with a style, in UTF-16 units of the text. Spans nest and never overlap. */
export interface MarkdownSpan {
  readonly style: SpanStyle
  /** With its marks: the opening one is from `from` to `innerFrom`, the closing one from `innerTo` to `to`. */
  readonly from: number
  readonly innerFrom: number
  readonly innerTo: number
  readonly to: number
  /** Of a link: always http, https or mailto. */
  readonly address: string | undefined
  /** Of an image: the id of the photo or recording, if it's one of the journal's own. */
  readonly media?: string | undefined
}
