import { constants, getPriority, setPriority } from 'node:os'

/** Halfway from normal to idle: such work uses whatever processor time is left over. */
const BACKGROUND_NICENESS = 10

/**
 * Has the scheduler prefer the main thread, so that answering people does not wait for work in the
 * background. On Linux the priority of "this process" (0) is that of the calling thread alone;
 * elsewhere a thread would slow down the whole server.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  setPriority(0, Math.min(getPriority(0) + BACKGROUND_NICENESS, constants.priority.PRIORITY_LOW))
}
