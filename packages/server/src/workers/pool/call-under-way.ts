import type { Outcome } from './messages.ts'
import { WorkerFailure } from './worker-failure.ts'

/** The one call that a thread or a process works on, and what becomes of it. `name` is for the log. */
export function callUnderWay(name: string) {
  let waiting: PromiseWithResolvers<unknown> | undefined
  let isAlive = true
  const settle = (act: (open: PromiseWithResolvers<unknown>) => void) => {
    const open = waiting
    waiting = undefined
    if (open) act(open)
  }
  return {
    begin(): Promise<unknown> {
      waiting = Promise.withResolvers()
      return waiting.promise
    },
    answer(outcome: Outcome) {
      settle(({ resolve, reject }) => {
        if (outcome.kind === 'done') resolve(outcome.output)
        else reject(new WorkerFailure(`A task failed in a ${name}`))
      })
    },
    /** The thread or process has ended: `how` says in what way. */
    fall(how: string) {
      isAlive = false
      settle(({ reject }) => reject(new WorkerFailure(`A ${name} ${how}`)))
    },
    get isAlive() {
      return isAlive
    },
    end() {
      isAlive = false
    },
  }
}
