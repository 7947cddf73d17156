import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(import.meta.resolve('@daywell/server/src/main.ts'))

/** Figures are about people who sign up from one address. */
const QUIET = {
  ENV_FILE: 'off',
  PORT: '0',
  LOG_LEVEL: 'silent',
  SIGNUPS_PER_ADDRESS_PER_DAY: '0',
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/** The server as an operator starts it, in a process of its own that can be killed. */
export async function startProduct(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...QUIET, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const port = /^Daywell is ready at http:\/\/\S+:(\d+)$/.exec(line)?.[1]
    if (!port) continue
    child.stdout.resume()
    return { port: Number(port), kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
  }
  throw new Error('The server ended before it was ready')
}
