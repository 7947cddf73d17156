/**
 * Runs the work of each person one piece after the other, in the order in which it came, and
 * refuses a piece when too many of theirs wait already. Other people's work isn't held up.
 */
export function oneAtATime(maxWaiting: number, refusal: () => Error) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()

  /** `gone` gives up the place of a piece that still waits, and throws its reason. */
  return async <T>(userId: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> => {
    const line = lines.get(userId) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > maxWaiting) throw refusal()
    lines.set(userId, line)
    const isFirst = line.length === 0
    const before = line.last
    const over = Promise.withResolvers<void>()
    line.last = before.then(() => over.promise)
    line.length += 1
    try {
      if (!isFirst) await waitForTurn(before, gone)
      return await work()
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(userId)
      over.resolve()
    }
  }
}

async function waitForTurn(turn: Promise<unknown>, gone: AbortSignal | undefined): Promise<void> {
  gone?.throwIfAborted()
  const leaving = Promise.withResolvers<never>()
  const leave = () => leaving.reject(gone?.reason)
  gone?.addEventListener('abort', leave)
  try {
    await Promise.race([turn, leaving.promise])
  } finally {
    gone?.removeEventListener('abort', leave)
  }
}
