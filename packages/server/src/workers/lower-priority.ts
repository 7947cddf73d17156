import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** Halfway from normal to idle: such work uses whatever processor time is left over. */
const BACKGROUND_NICENESS = 10

/**
 * Has the scheduler prefer the main thread, so that answering people does not wait for work in the
 * background. On Linux the priority of "this process" (0) is that of the calling thread alone;
 * elsewhere a thread would slow down the whole server.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerPriority(0)
}

const TASKS = '/proc/self/task'

/** The same for the runtime's own pool of threads, which hash passwords. */
export function lowerPoolPriority(): void {
  if (process.platform !== 'linux') return
  try {
    for (const thread of readdirSync(TASKS)) {
      const name = readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') lowerPriority(Number(thread))
    }
  } catch {
    // A system that hides its threads only loses the preference.
  }
}

function lowerPriority(thread: number): void {
  const niceness = getPriority(thread) + BACKGROUND_NICENESS
  setPriority(thread, Math.min(niceness, constants.priority.PRIORITY_LOW))
}
