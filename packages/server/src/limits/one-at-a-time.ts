/**
 * Runs the work of each person one piece after the other, in the order in which it came, and
 * refuses a piece when too many of theirs wait already. Other people's work isn't held up.
 */
export function oneAtATime(maxWaiting: number, refusal: () => Error) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()

  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(userId) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > maxWaiting) throw refusal()
    lines.set(userId, line)
    line.length += 1
    const done = line.last.then(work)
    line.last = done.catch(() => {})
    try {
      return await done
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(userId)
    }
  }
}
