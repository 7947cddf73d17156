import { lowerThreadPriority } from './lower-priority.ts'
import type { Call, Outcome, Tasks } from './messages.ts'
import type { ProcessAnswer } from './worker-process.ts'

/** Answers the calls of the parent process, and ends with it. */
export function answerParent(tasks: Tasks): void {
  lowerThreadPriority()
  process.on('message', async ({ task, input }: Call) => {
    const outcome = await outcomeOf(tasks, task, input).catch((): Outcome => ({ kind: 'failed' }))
    const megabytes = process.memoryUsage.rss() / 2 ** 20
    process.send?.({ outcome, megabytes } satisfies ProcessAnswer)
  })
  process.on('disconnect', () => process.exit())
}

async function outcomeOf(tasks: Tasks, task: string, input: unknown): Promise<Outcome> {
  const act = tasks[task]
  return act ? { kind: 'done', output: await act(input as never) } : { kind: 'failed' }
}
