import type { BodyTasks } from './body-tasks.ts'
import { type WorkerPool, workerPool } from './pool/worker-pool.ts'

export type BodyWorkers = WorkerPool<BodyTasks>

/** One thread, and few that wait for it: each of them holds a body of up to ten megabytes. */
export function bodyWorkers(): BodyWorkers {
  const script = new URL('./body-worker.ts', import.meta.url)
  return workerPool<BodyTasks>(script, { size: 1, callsEach: 10_000, waiting: 20, waitingEach: 3 })
}
