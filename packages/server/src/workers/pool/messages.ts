/** What a worker thread can be asked for: each task takes one value and gives one back. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>

export interface Call {
  readonly task: string
  readonly input: unknown
}

/** Never why it failed: an error may quote what a person wrote. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed' }
