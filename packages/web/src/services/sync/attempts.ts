import { type SyncEvent, type SyncState, sendable, type Why } from '@daywell/core/sync'

/** How the tabs of one person ask each other for a sync, and tell that it failed. */
export interface AttemptsChannel {
  postMessage(message: Asked | Failed): void
  onmessage: ((event: MessageEvent<Asked | Failed>) => void) | null
  close(): void
}

type Asked = 'now'
interface Failed {
  readonly why: Why
}

/** Tells whoever asked for a sync how it went, also where another tab speaks with the server. */
export function attempts(channel: AttemptsChannel | undefined, onAsked: () => void) {
  let asked: ((why: Why | undefined) => void)[] = []
  const answer = (why: Why | undefined) => {
    const all = asked
    asked = []
    for (const tell of all) tell(why)
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
    /** To be told of every step, with the state after it. */
    hear(event: SyncEvent, state: SyncState) {
      if (state.ended) return
      if (event.type === 'failed') {
        // What was refused may go on at once: in smaller parts, or under the level that holds now.
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
