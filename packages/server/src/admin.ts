import { fileURLToPath } from 'node:url'
import { administer } from './admin/administer.ts'
import { askOnTerminal } from './admin/ask.ts'
import { withEnvFile } from './config/env-file.ts'
import { StartError } from './start-error.ts'

const ENV_FILE = fileURLToPath(new URL('../../../.env', import.meta.url))
const terminal = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
  isWatched: process.stderr.isTTY,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askOnTerminal }),
}

try {
  const env = withEnvFile(process.env, ENV_FILE)
  process.exitCode = await administer(process.argv.slice(2), env, terminal)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  terminal.err(`${error.message}\n`)
  process.exitCode = 1
}
