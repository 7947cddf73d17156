import type { Foreground } from '#concurrency/foreground.ts'
import { type WorkerPool, workerPool } from './pool/worker-pool.ts'
import type { TextTasks } from './text-tasks.ts'

export type TextWorkers = WorkerPool<TextTasks>

/** The threads that read texts; none starts before the first call. */
export function textWorkers(foreground?: Foreground): TextWorkers {
  return workerPool<TextTasks>(new URL('./text-worker.ts', import.meta.url), { foreground })
}
