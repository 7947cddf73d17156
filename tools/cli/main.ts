import { setTimeout as wait } from 'node:timers/promises'
import { runCli } from './run-cli.ts'

const { stdout, stderr } = process

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  // Only a terminal overwrites a line; a log would fill with copies of it.
  progress: stderr.isTTY ? (text) => void stderr.write(`\r\x1b[K${text}`) : () => {},
  wait: (ms) => wait(ms),
})
