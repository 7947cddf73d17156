interface QueueLimit {
  readonly maxWaiting: number
  readonly refusal: () => Error
}

/**
 * A FIFO queue for each key, such as a person: work of one key runs one piece after the other, and
 * keys don't wait for each other. Beyond the limit a piece is refused.
 */
export function keyedQueue(limit?: QueueLimit) {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>()

  /** `gone` removes a piece that still waits, and throws its reason. */
  return async <T>(key: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 }
    if (limit && queue.length > limit.maxWaiting) throw limit.refusal()
    queues.set(key, queue)
    const isFirst = queue.length === 0
    const before = queue.last
    const done = Promise.withResolvers<void>()
    queue.last = before.then(() => done.promise)
    queue.length += 1
    try {
      if (!isFirst) await waitUnlessGone(before, gone)
      return await work()
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
      done.resolve()
    }
  }
}

async function waitUnlessGone(
  before: Promise<unknown>,
  gone: AbortSignal | undefined,
): Promise<void> {
  gone?.throwIfAborted()
  const leaving = Promise.withResolvers<never>()
  const leave = () => leaving.reject(gone?.reason)
  gone?.addEventListener('abort', leave)
  try {
    await Promise.race([before, leaving.promise])
  } finally {
    gone?.removeEventListener('abort', leave)
  }
}
