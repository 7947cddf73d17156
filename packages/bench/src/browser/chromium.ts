import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureChromium } from '../../../../tools/setup/chromium.mjs'

/** A Chromium with a new profile, which `lay` may put something into, and a debugging port. */
export async function startChromium(
  lay?: (profile: string) => Promise<void>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'daywell-chromium-'))
  await lay?.(profile)
  const child = spawn(
    await ensureChromium(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // With a group of its own: some systems start it by a script, which would die alone.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const port = await portIn(createInterface({ input: child.stderr }))
  child.stderr.resume()
  return {
    port,
    async stop() {
      // It has nothing to put away: what it wrote goes with its folder.
      const ended = once(child, 'exit')
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      child.stderr.destroy()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function portIn(lines: AsyncIterable<string>): Promise<number> {
  for await (const line of lines) {
    const address = /^DevTools listening on (\S+)$/.exec(line)?.[1]
    if (address) return Number(new URL(address).port)
  }
  throw new Error('Chromium ended before it could be talked to')
}
