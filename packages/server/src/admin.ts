import { fileURLToPath } from 'node:url'
import { administer } from './administer.ts'
import { withEnvFile } from './config/env-file.ts'
import { StartError } from './start-error.ts'

const ENV_FILE = fileURLToPath(new URL('../../../.env', import.meta.url))
const printer = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
}

try {
  const env = withEnvFile(process.env, ENV_FILE)
  process.exitCode = await administer(process.argv.slice(2), env, printer)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  printer.err(`${error.message}\n`)
  process.exitCode = 1
}
