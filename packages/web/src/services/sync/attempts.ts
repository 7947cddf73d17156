import { type SyncEvent, type SyncState, sendable, type Why } from '@daywell/core/sync'

/** Messages between a person's tabs: sync requests and failures. */
export interface AttemptsChannel {
  postMessage(message: Asked | Failed): void
  onmessage: ((event: MessageEvent<Asked | Failed>) => void) | null
  close(): void
}

type Asked = 'now'
interface Failed {
  readonly why: Why
}

/** Resolves sync requests with their result, even if another tab talks to the server. */
export function attempts(channel: AttemptsChannel | undefined, onAsked: () => void) {
  let asked: ((why: Why | undefined) => void)[] = []
  const answer = (why: Why | undefined) => {
    const all = asked
    asked = []
    for (const resolve of all) resolve(why)
  }
  if (channel) {
    channel.onmessage = ({ data }) => (data === 'now' ? onAsked() : answer(data.why))
  }
  return {
    begin() {
      const answered = new Promise<Why | undefined>((resolve) => asked.push(resolve))
      channel?.postMessage('now')
      onAsked()
      return answered
    },
    /** Call on every step, with the state after it. */
    onStep(event: SyncEvent, state: SyncState) {
      if (state.ended) return
      if (event.type === 'failed') {
        // A refused change may continue at once: in smaller parts, or under the current level.
        if (state.flight) return
        channel?.postMessage({ why: event.failure.why })
        return answer(event.failure.why)
      }
      const waits = state.level === undefined || sendable(state).length > 0
      if (!state.flight && !waits) answer(undefined)
    },
    end() {
      answer('session')
      channel?.close()
    },
  }
}
