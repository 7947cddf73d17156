import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../../../../tools/setup/build.mjs'
import { ensureChromium } from '../../../../tools/setup/chromium.mjs'

/** Runs what packages/e2e/src/measures has by this name, and answers what a browser measured. */
export async function measuredInBrowser<T>(name: string): Promise<T> {
  await ensureBuilt()
  const script = fileURLToPath(new URL(`../../../e2e/src/measures/${name}.ts`, import.meta.url))
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() }
  const execArgv = ['--disable-warning=ExperimentalWarning']
  const child = fork(script, { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [message] = await once(child, 'message')
  return message.answer
}

export const ms = (time: number, digits = 0) => `${time.toFixed(digits)} ms`
