/** Work for which nobody waits but the end of the process. */
export function unwaitedWork(failed: (error: unknown) => void) {
  const underWay = new Set<Promise<void>>()
  const end = new AbortController()
  return {
    begin(work: (stopped: AbortSignal) => Promise<void>): void {
      const done = work(end.signal)
        .catch(failed)
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async close(): Promise<void> {
      end.abort()
      await Promise.all(underWay)
    },
  }
}
