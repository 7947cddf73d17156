import type { AskTasks } from './ask-tasks.ts'
import { type WorkerPool, workerPool } from './worker-pool.ts'

export type AskWorkers = WorkerPool<AskTasks>

/**
 * One thread: a model takes 200 MB and half a second to open. It may stay for longer than those
 * that read texts, and ends when nobody asks anything: what it knows of journals ends with it.
 */
export function askWorkers(): AskWorkers {
  const script = new URL('./ask-worker.ts', import.meta.url)
  return workerPool<AskTasks>(script, { size: 1, callsEach: 2000, idle: 120_000, megabytes: 768 })
}
