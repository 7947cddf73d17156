/** A part of the text, in UTF-16 units; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** What a mark at the beginning of a line is; `closing` is the optional `##` after a heading. */
type MarkKind = 'quote' | 'bullet' | 'number' | 'task' | 'heading' | 'closing' | 'fence' | 'rule'

/** A mark that belongs to the line as a whole, such as `>`, `-`, `1.`, `[ ]` or `##`. */
export interface LineMark extends Range {
  readonly kind: MarkKind
}

/** The list item that begins on a line; with `- 1. a`, the innermost one. */
export interface MarkdownItem {
  readonly ordered: boolean
  /** The number as typed; 0 for a bullet. */
  readonly number: number
  readonly task: 'none' | 'open' | 'done'
  /** `-`, `*`, `+`, `1.` or `1)`. */
  readonly marker: Range
  /** `[ ]` or `[x]`. */
  readonly box: Range | undefined
}

/** A line of the text, without its line break. */
export interface MarkdownLine extends Range {
  readonly kind: 'text' | 'heading' | 'code' | 'fence' | 'rule' | 'blank'
  /** What's left without the marks at its beginning and end; `from <= content <= contentTo <= to`. */
  readonly content: number
  readonly contentTo: number
  /** 1 to 6 for a heading, otherwise 0. */
  readonly level: number
  /** The number of quotes and of list items around the line. */
  readonly quotes: number
  readonly lists: number
  readonly item: MarkdownItem | undefined
  readonly marks: readonly LineMark[]
  /** Whether it belongs to the paragraph of the line before. */
  readonly continues: boolean
}
