import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Terminal } from './screen.ts'

/** Asks on the terminal. What is typed as a secret isn't shown. */
export const askOnTerminal: NonNullable<Terminal['ask']> = async (question, { isHidden }) => {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stderr,
    terminal: true,
  })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (isHidden) process.stderr.write('\n')
  }
}
