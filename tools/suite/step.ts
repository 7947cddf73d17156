export interface Counts {
  readonly passed: number
  readonly failed: number
}

export interface Result {
  readonly ok: boolean
  /** One line for the reader when all is well, such as what was counted. */
  readonly note?: string
  /** All that was printed; shown when the step failed. */
  readonly output: string
  /** Only steps that run tests have them. */
  readonly tests?: Counts
  /** Lines that say where the time of its tests went. */
  readonly slowest?: readonly string[]
}

/** One thing that `npm test` looks at. */
export interface Step {
  readonly name: string
  readonly title: string
  /** Steps that do not weigh much run side by side. */
  readonly light?: true
  /** Runs beside the light ones: its last seconds take one core alone. */
  readonly beside?: true
  readonly run: (env: NodeJS.ProcessEnv) => Promise<Result>
}
