import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { FreshPlace } from './fresh-databases.ts'

/** A process of its own on a database, so that it can be killed, or started beside others. */
export function startProcess(script: URL, where: FreshPlace, ...more: string[]) {
  const args = [fileURLToPath(script), where.dataDir, where.url ?? '', ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  return {
    kill: () => child.kill('SIGKILL'),
    lines: createInterface({ input: child.stdout }),
    ended: whenEnded(child),
  }
}

/** What the process was started with; the other side of `startProcess`. */
export function givenPlace(): FreshPlace & { more: string[] } {
  const [dataDir = '', url, ...more] = process.argv.slice(2)
  return { dataDir, url: url || undefined, more }
}

async function whenEnded(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, errors }))
  })
}
