import { administer } from './admin/administer.ts'
import { askOnTerminal } from './admin/ask.ts'

process.exitCode = await administer(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isWatched: process.stderr.isTTY,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askOnTerminal }),
})
