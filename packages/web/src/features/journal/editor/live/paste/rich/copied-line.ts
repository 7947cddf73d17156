/** How copied words look, as far as Markdown can say it. */
export interface Look {
  readonly strong: boolean
  readonly em: boolean
  readonly strike: boolean
  readonly code: boolean
  readonly address: string | undefined
}

export interface Words {
  readonly text: string
  readonly look: Look
}

export interface Item {
  readonly kind: 'item'
  number: number | undefined
  task: 'none' | 'open' | 'done'
}

/** What a line stands in. Two lines are in the same one if it's the same object. */
export type Container = { readonly kind: 'quote' } | Item

/** A line of copied text: without line breaks, but for code. */
export interface CopiedLine {
  readonly kind: 'text' | 'heading' | 'code' | 'rule'
  /** Of a heading. */
  readonly level: number
  readonly words: readonly Words[]
  readonly containers: readonly Container[]
  readonly blanksBefore: number
}

export const PLAIN: Look = {
  ...{ strong: false, em: false, strike: false, code: false },
  address: undefined,
}
