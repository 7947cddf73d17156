import { getPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answerCalls } from '#workers/pool/answer-calls.ts'

const shared = new Int32Array(new SharedArrayBuffer(4))
let calls = 0

/** Tasks that go wrong in every way that a thread can. */
export const oddTasks = {
  echo: (input: string) => input,
  count: () => ++calls,
  priority: () => getPriority(0),
  throw: (input: string) => {
    throw new Error(`a secret: ${input}`)
  },
  crash: () => process.exit(3),
  overflow: () => {
    const rows: string[][] = []
    for (;;) rows.push(Array.from({ length: 100_000 }, (_, n) => `row ${n} of ${rows.length}`))
  },
  /** Uses a processor and never ends. */
  spin: () => {
    for (;;) calls += 0
  },
  /** Says that it began, then never ends. */
  hang: (begun: SharedArrayBuffer) => {
    const flag = new Int32Array(begun)
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
    Atomics.wait(shared, 0, 0)
    return 'never'
  },
  /** Says that it began, then waits until it is let go. */
  hold: (flags: SharedArrayBuffer) => {
    const flag = new Int32Array(flags)
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
    Atomics.wait(flag, 1, 0)
    return 'let go'
  },
}

if (parentPort) answerCalls(parentPort, oddTasks)
