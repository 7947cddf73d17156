import type { WorkerThread } from './worker-thread.ts'

/** Milliseconds that one call may take. */
export interface WorkBudget {
  /** Of a processor. Where the system can't say how much it was, only `wallMs` counts. */
  readonly cpuMs: number
  /** By the wall clock, for work that waits for something that never comes. */
  readonly wallMs: number
}

const MAX_LOOK_EVERY_MS = 500

/**
 * Calls `onSpent` once the work has used up its budget. A busy machine gives it little processor
 * time, and that is no reason to give up: so it's that time that is counted, and not the clock's.
 * Returns what ends the watch.
 */
export function watchBudget(
  thread: Pick<WorkerThread, 'cpuMs'>,
  { cpuMs, wallMs }: WorkBudget,
  onSpent: () => void,
): () => void {
  const lookEvery = Math.min(MAX_LOOK_EVERY_MS, cpuMs / 4)
  const backstop = setTimeout(onSpent, wallMs)
  let [isOver, looking]: [boolean, NodeJS.Timeout | undefined] = [false, undefined]
  let first: number | undefined

  async function look(): Promise<void> {
    const used = await thread.cpuMs().catch(() => undefined)
    if (isOver) return
    first ??= used
    if (used !== undefined && first !== undefined && used - first > cpuMs) onSpent()
    else looking = setTimeout(look, lookEvery)
  }
  void look()

  return () => {
    isOver = true
    clearTimeout(backstop)
    clearTimeout(looking)
  }
}
