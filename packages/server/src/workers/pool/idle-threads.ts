import type { WorkerThread } from './worker-thread.ts'

/** Idle threads, with a timeout: what they remember of texts ends with them. */
export function idleThreads(longest: number) {
  const waiting = new Map<WorkerThread, NodeJS.Timeout>()

  function end(thread: WorkerThread) {
    waiting.delete(thread)
    void thread.end()
  }

  function takeAll(): WorkerThread[] {
    const all = [...waiting.keys()]
    for (const timer of waiting.values()) clearTimeout(timer)
    waiting.clear()
    return all
  }

  return {
    put(thread: WorkerThread): void {
      waiting.set(thread, setTimeout(end, longest, thread).unref())
    },
    /** The most recently used one, so that the others can expire. */
    take(): WorkerThread | undefined {
      for (const [thread, timer] of [...waiting].reverse()) {
        clearTimeout(timer)
        waiting.delete(thread)
        if (thread.isAlive) return thread
      }
      return undefined
    },
    takeAll,
  }
}
