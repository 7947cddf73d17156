import { type WorkerPool, workerPool } from '#workers/pool/worker-pool.ts'
import { startProcess } from '#workers/pool/worker-process.ts'
import type { BookToSet } from './book-to-set.ts'
import { carefulProcess } from './careful/careful-process.ts'

interface PressTasks {
  readonly [task: string]: (book: BookToSet) => Uint8Array
  readonly set: (book: BookToSet) => Uint8Array
}

export type Press = WorkerPool<PressTasks>

/**
 * Sets books in a process beside the server, which is started with the first of them: it has a
 * compiler and fonts in its memory, and gives that back only by its end.
 */
export function openPress({
  start = startProcess,
  ...limits
}: Parameters<typeof workerPool>[1] = {}): Press {
  return workerPool<PressTasks>(new URL('./press-process.ts', import.meta.url), {
    start: carefulProcess(start),
    size: 1,
    callsEach: 40,
    megabytes: 600,
    cpuMs: 45_000,
    wallMs: 5 * 60_000,
    grace: 0,
    idle: 60_000,
    // As many of one person as the report takes: more are refused there, in words of their own.
    waiting: 40,
    waitingEach: 3,
    ...limits,
  })
}
