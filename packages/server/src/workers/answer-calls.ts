import type { MessagePort } from 'node:worker_threads'
import type { Call, Outcome, Tasks } from './messages.ts'

/** Answers the calls that come to a thread, one after the other, once its tasks are loaded. */
export function answerCalls(port: MessagePort, loading: Promise<Tasks>): void {
  port.on('message', async (call: Call) => {
    const outcome = await outcomeOf(loading, call).catch((): Outcome => ({ kind: 'failed' }))
    port.postMessage(outcome)
  })
}

async function outcomeOf(loading: Promise<Tasks>, { task, input }: Call): Promise<Outcome> {
  const act = (await loading)[task]
  if (!act) return { kind: 'failed' }
  return { kind: 'done', output: await act(input as never) }
}
