import { Worker } from 'node:worker_threads'
import type { Call, Outcome } from './messages.ts'
import { WorkerFailure } from './worker-failure.ts'

/** A thread that answers one call at a time. */
export interface WorkerThread {
  /** Rejects when the thread fails, crashes or is ended. */
  call(call: Call): Promise<unknown>
  /** How many calls it has taken. */
  readonly calls: number
  readonly isAlive: boolean
  end(): Promise<void>
}

/** Starts a thread; one that needs more memory than this crashes, and the server does not. */
export function startThread(script: URL, megabytes: number): WorkerThread {
  // What it prints could quote a person, so nobody reads it, and nothing of it is held.
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  let waiting: PromiseWithResolvers<unknown> | undefined
  let isAlive = true
  let calls = 0
  const settle = (act: (open: PromiseWithResolvers<unknown>) => void) => {
    const open = waiting
    waiting = undefined
    if (open) act(open)
  }
  const fall = (message: string) => {
    isAlive = false
    settle(({ reject }) => reject(new WorkerFailure(message)))
  }
  worker.on('message', (outcome: Outcome) =>
    settle(({ resolve, reject }) => {
      if (outcome.kind === 'done') resolve(outcome.output)
      else reject(new WorkerFailure('A task failed in a worker thread'))
    }),
  )
  worker.on('error', () => fall('A worker thread crashed'))
  worker.on('exit', () => fall('A worker thread ended'))
  return {
    call(call) {
      calls += 1
      waiting = Promise.withResolvers()
      const { promise } = waiting
      worker.postMessage(call)
      return promise
    },
    get calls() {
      return calls
    },
    get isAlive() {
      return isAlive
    },
    async end() {
      isAlive = false
      await worker.terminate()
    },
  }
}
