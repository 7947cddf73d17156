/** Why the command can't go on: a sentence that says what is wrong and what to do. */
export class CliProblem extends Error {
  override readonly name = 'CliProblem'
}
