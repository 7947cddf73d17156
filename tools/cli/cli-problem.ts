interface Because extends ErrorOptions {
  /** Of the server's answer. */
  readonly code?: string | undefined
}

/** Why the command can't go on: a sentence that says what is wrong and what to do. */
export class CliProblem extends Error {
  override readonly name = 'CliProblem'
  readonly code: string | undefined

  constructor(sentence: string, { code, ...options }: Because = {}) {
    super(sentence, options)
    this.code = code
  }
}

/** For `catch`: what to go on with where the server answered so. */
export function onCode<T>(code: string, otherwise: (problem: CliProblem) => T) {
  return (error: unknown): T => {
    if (error instanceof CliProblem && error.code === code) return otherwise(error)
    throw error
  }
}
