import type { MessagePort } from 'node:worker_threads'
import { lowerThreadPriority } from './lower-priority.ts'
import type { Call, Outcome, Tasks } from './messages.ts'

interface Options {
  /** False where every call is part of one that a person waits for. */
  readonly isBackground?: boolean
}

/** Answers the calls that come to a thread, which takes one at a time. */
export function answerCalls(
  port: MessagePort,
  tasks: Tasks,
  { isBackground = true }: Options = {},
): void {
  if (isBackground) lowerThreadPriority()
  port.on('message', async (call: Call) => {
    const outcome = await outcomeOf(tasks, call).catch((): Outcome => ({ kind: 'failed' }))
    port.postMessage(outcome)
  })
}

async function outcomeOf(tasks: Tasks, { task, input }: Call): Promise<Outcome> {
  const act = tasks[task]
  if (!act) return { kind: 'failed' }
  return { kind: 'done', output: await act(input as never) }
}
