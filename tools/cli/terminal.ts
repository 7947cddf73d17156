/** What the command needs of the world around it. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Replaces the line before; empty: removes it. */
  readonly progress: (text: string) => void
  readonly wait: (ms: number) => Promise<unknown>
}
