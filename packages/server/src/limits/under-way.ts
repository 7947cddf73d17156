/**
 * Bounds how much of one kind each person has under way in this process. Counted before anything
 * is read: a hundred calls at once would otherwise open a hundred journals.
 */
export function underWayOfEach(max: number, refusal: () => Error) {
  const counts = new Map<string, number>()
  return {
    /** Throws the refusal when the person has too many; else returns what ends this one. */
    begin(userId: string): () => void {
      const count = counts.get(userId) ?? 0
      if (count >= max) throw refusal()
      counts.set(userId, count + 1)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (counts.get(userId) ?? 1) - 1
        if (left === 0) counts.delete(userId)
        else counts.set(userId, left)
      }
    },
  }
}
