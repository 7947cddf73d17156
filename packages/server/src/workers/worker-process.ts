import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Call, Outcome } from './messages.ts'
import { WorkerFailure } from './worker-failure.ts'
import type { WorkerThread } from './worker-thread.ts'

/** What a process answers: beside the outcome, how much memory it holds after it. */
export interface ProcessAnswer {
  readonly outcome: Outcome
  readonly megabytes: number
}

/**
 * Starts a process that works as a thread does. Memory that is not that of the runtime is given
 * back only by its end: one that holds more than this takes no further call.
 */
export function startProcess(script: URL, megabytes: number): WorkerThread {
  const child = forked(script)
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
  child.on('message', ({ outcome, megabytes: held }: ProcessAnswer) => {
    if (held > megabytes) calls = Number.POSITIVE_INFINITY
    settle(({ resolve, reject }) => {
      if (outcome.kind === 'done') resolve(outcome.output)
      else reject(new WorkerFailure('A task failed in a process'))
    })
  })
  child.on('error', () => fall('A process crashed'))
  child.on('exit', () => fall('A process ended'))
  return {
    call(call: Call) {
      calls += 1
      waiting = Promise.withResolvers()
      const { promise } = waiting
      child.send(call, (error) => error && fall('A process is gone'))
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
      await ended(child)
    },
  }
}

/** It gets none of the server's settings, and what it prints could quote a person: nobody reads it. */
function forked(script: URL): ChildProcess {
  const child = fork(fileURLToPath(script), [], {
    // One thread each: the server has other work, too, and threads cost more than they bring.
    ...{ env: { RAYON_NUM_THREADS: '1' }, execArgv: [], serialization: 'advanced' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.ref()
  child.kill('SIGKILL')
  await promise
}
