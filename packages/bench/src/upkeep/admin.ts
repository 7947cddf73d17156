import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ADMIN = fileURLToPath(import.meta.resolve('@daywell/server/src/admin.ts'))

export type Settings = Readonly<Record<string, string>>

/** `npm run admin -- …` as an operator runs it, in its own process that can be killed. */
export function startAdmin(
  settings: Settings,
  args: readonly string[],
  errors: 'shown' | 'quiet' = 'shown',
) {
  const child = spawn(process.execPath, [ADMIN, ...args], {
    env: { PATH: process.env.PATH, ENV_FILE: 'off', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', errors === 'shown' ? 'inherit' : 'ignore'],
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { ended, kill: () => child.kill('SIGKILL') }
}
