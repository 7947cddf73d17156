/**
 * Progress goes to stderr: the first line of stdout belongs to the server.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** The command cannot go on. The message is a whole sentence that tells the reader what to do. */
export class CannotGoOn extends Error {}

/**
 * Runs a command of ours; what stops it is said in a sentence, without a stack trace.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
