/** What came back. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
  /** `undefined` when the text is not JSON. */
  readonly json: unknown
}
