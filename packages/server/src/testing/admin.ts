import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { administer } from '#admin/administer.ts'
import { compiled, type Settings, settingsFor } from '#http/testing/server-process.ts'
import type { FreshPlace } from './fresh-databases.ts'

const ADMIN = fileURLToPath(new URL('../admin.ts', import.meta.url))

/** What an operator reads, and the exit code. */
interface Printed {
  readonly stdout: string
  readonly stderr: string
  readonly code: number
}

/** The operator's command in this process. */
export async function admin(
  { env, ...place }: FreshPlace & { readonly env?: Settings },
  ...args: string[]
): Promise<Printed> {
  const printed = { stdout: '', stderr: '' }
  const code = await administer(
    args,
    { ...settingsFor(place), ...env },
    {
      out: (text) => {
        printed.stdout += text
      },
      err: (text) => {
        printed.stderr += text
      },
    },
  )
  return { ...printed, code }
}

/** The operator's command as a process of its own. */
export async function adminProcess(place: FreshPlace, ...args: string[]): Promise<Printed> {
  const options = { env: { ENV_FILE: 'off', ...compiled(), ...settingsFor(place) } }
  const run = promisify(execFile)(process.execPath, [ADMIN, ...args], options)
  const { stdout, stderr, code } = await run.then(
    (printed) => ({ ...printed, code: 0 }),
    (failed: Printed) => failed,
  )
  return { stdout, stderr, code }
}
