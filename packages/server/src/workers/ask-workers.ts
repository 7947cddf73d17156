import type { AskTasks } from './ask-tasks.ts'
import { type WorkerPool, workerPool } from './pool/worker-pool.ts'

export type AskWorkers = WorkerPool<AskTasks>

/**
 * One thread: a model takes 200 MB and half a second to open. It may stay for longer than those
 * that read texts, and ends when it is idle: what it knows of journals ends with it.
 */
export function askWorkers(): AskWorkers {
  const script = new URL('./ask-worker.ts', import.meta.url)
  // A grace period, so that a canceled call does not end the thread that others use.
  const patience = { grace: 10_000, idle: 120_000 }
  return workerPool<AskTasks>(script, { size: 1, callsEach: 20_000, megabytes: 768, ...patience })
}
