/** What one call of a model took and gave, in tokens. */
export interface Tokens {
  readonly input: number
  readonly output: number
}

/** Counts what calls of a model cost, and refuses calls once a budget is used up. */
export interface TokenMeter {
  /** Refuses with `model_budget_used`. */
  admit(who: string): Promise<void>
  /** Never fails: what was said must reach the person. */
  count(who: string, spent: Tokens): Promise<void>
}
