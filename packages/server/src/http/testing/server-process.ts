import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { FreshPlace } from '#testing/fresh-databases.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** Tests sign up many people from one address, and don't read the developer's own settings. */
export const QUIET = {
  ENV_FILE: 'off',
  PORT: '0',
  LOG_LEVEL: 'silent',
  SIGNUPS_PER_ADDRESS_PER_DAY: '0',
}

export type Settings = Readonly<Record<string, string>>

/** The server as an operator starts it: a process of its own that knows nothing but its settings. */
export function startServer(
  settings: Settings,
  { openFiles, args = [] }: { openFiles?: number; args?: readonly string[] } = {},
) {
  const [command = '', ...words] =
    openFiles === undefined
      ? [process.execPath, MAIN, ...args]
      : ['/bin/sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$1"`, process.execPath, MAIN]
  const child = spawn(command, words, {
    env: { ...QUIET, ...compiled(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = { stdout: '', stderr: '' }
  const ready = Promise.withResolvers<number>()
  // Unused by tests that only wait for the end.
  ready.promise.catch(() => {})
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed.stdout += chunk
    const port = /^Daywell is ready at http:\/\/\S+:(\d+)\n/.exec(printed.stdout)?.[1]
    if (port) ready.resolve(Number(port))
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    printed.stderr += chunk
  })
  const ended = once(child, 'close').then(([code]) => {
    ready.reject(new Error(`The server ended: ${printed.stderr || printed.stdout}`))
    return { code: code as number | null, ...printed }
  })
  return {
    printed,
    /** The port, once the first line has been printed. */
    ready: ready.promise,
    ended,
    signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void child.kill(name),
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Where Node keeps what it compiled, so that not every process does so anew. */
export const compiled = (): Settings => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}

/** The settings that make a server use this place. */
export function settingsFor({ url, dataDir }: FreshPlace): Settings {
  return { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) }
}
