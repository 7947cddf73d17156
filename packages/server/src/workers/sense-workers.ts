import { type WorkerPool, workerPool } from './pool/worker-pool.ts'
import type { SenseTasks } from './sense-tasks.ts'

export type SenseWorkers = WorkerPool<SenseTasks>

/** One thread, since the model takes 250 MB and a second to open; it ends when it is idle. */
export function senseWorkers(): SenseWorkers {
  const script = new URL('./sense-worker.ts', import.meta.url)
  const patience = { grace: 10_000, idle: 300_000 }
  return workerPool<SenseTasks>(script, {
    size: 1,
    callsEach: 20_000,
    megabytes: 768,
    waiting: 10,
    waitingEach: 1,
    ...patience,
  })
}
