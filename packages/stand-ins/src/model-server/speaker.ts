/** What a call is said to have cost, in tokens. */
export interface Usage {
  readonly input: number
  readonly output: number
}

/** How words are put on the line, in the format of one provider. */
export interface Speaker {
  /** An answer that comes in one piece. */
  whole(model: string, text: string, usage: Usage): string
  /** The same as the use of a tool, where the schema came as one. */
  wholeAsTool(model: string, text: string, usage: Usage): string
  begins(model: string, usage: Usage): string[]
  word(model: string, text: string): string
  /** The end, for a reason of the provider's, or for none. */
  ends(model: string, usage: Usage | undefined, reason?: string | null): string[]
  /** Says in the middle of a stream that nothing more comes. */
  fails(): string
  /** A piece in the right frame whose JSON breaks off. */
  wrong(): string
}
