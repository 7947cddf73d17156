/** Tasks that no call waits for. Closing aborts their signal and waits for them to end. */
export function backgroundTasks(failed: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  return {
    start(task: (stopped: AbortSignal) => Promise<void>): void {
      const done = task(closing.signal)
        .catch(failed)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(running)
    },
  }
}
