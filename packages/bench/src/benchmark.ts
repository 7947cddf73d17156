/** A figure is a ratio of two things measured in the same run, so that it holds on any machine. */
export interface Figure {
  what: string
  ratio: number
  /** The least ratio that is good enough. */
  atLeast: number
  /** What was measured, as printed. */
  measured: string
}

export interface Benchmark {
  name: string
  run(): Promise<Figure[]>
}
