import type { Run } from './runs.ts'

/** A part of a text as it's shown, from top to bottom. */
export type Block =
  | Paragraph
  | Code
  | List
  | { readonly kind: 'rule' }
  | MediaBlock
  | { readonly kind: 'quote'; readonly blocks: Block[] }
  | { readonly kind: 'blank'; lines: number }

/** A paragraph or a heading, without marks. */
export interface Paragraph {
  readonly kind: 'paragraph'
  readonly runs: readonly Run[]
  /** As typed; 0 if it's no heading. */
  readonly level: number
  /** The heading's place in an outline that skips no level. */
  readonly rank: number
  /** The number of blank lines after it. */
  blanks: number
}

/** A photo or a recording of the journal, with the source of its caption. */
export interface MediaItem {
  readonly id: string
  readonly caption: string
}

/** Those that follow each other with nothing but blanks between them. */
interface MediaBlock {
  readonly kind: 'media'
  readonly items: MediaItem[]
  /** How many the text shows before them. */
  readonly before: number
}

export interface Code {
  readonly kind: 'code'
  text: string
}

export interface List {
  readonly kind: 'list'
  readonly isOrdered: boolean
  readonly items: Item[]
}

export interface Item {
  /** As typed; undefined for a bullet. */
  readonly number: number | undefined
  readonly task: 'none' | 'open' | 'done'
  readonly blocks: Block[]
}
