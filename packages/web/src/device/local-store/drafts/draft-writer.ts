/** Debounce: a draft is on the device at most this long after a change. */
export const DRAFT_DELAY_MS = 300

export interface DraftWriter<D> {
  change(draft: D): void
  /** Writes a pending draft now: the page is closing. */
  flush(): void
  /** Drops a pending draft: it was saved. */
  cancel(): void
}

interface Timers {
  set(act: () => void, ms: number): unknown
  clear(timer: unknown): void
}

/** Throttle: writes the newest draft, at most 300 ms after the first unsaved change. */
export function draftWriter<D>(write: (draft: D) => void, timers: Timers): DraftWriter<D> {
  let waiting: { draft: D; timer: unknown } | undefined
  const flush = () => {
    const last = waiting
    cancel()
    if (last) write(last.draft)
  }
  const cancel = () => {
    if (waiting) timers.clear(waiting.timer)
    waiting = undefined
  }
  return {
    change(draft) {
      waiting = { draft, timer: waiting?.timer ?? timers.set(flush, DRAFT_DELAY_MS) }
    },
    flush,
    cancel,
  }
}
