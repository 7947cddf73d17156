import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two messages: 10,000 take most of a minute, and calls hardly notice. */
const PACE_MS = 4
const MAX_EXTRA_MS = 50

/** Waits between two messages, and longer where the event loop has more to do than it can. */
export async function keepPace(): Promise<void> {
  const begun = performance.now()
  await pause(PACE_MS)
  const late = performance.now() - begun - PACE_MS
  if (late > 1) await pause(Math.min(late, MAX_EXTRA_MS))
}

/** Batches calls in quick succession; each caller waits until its batch is done. */
export function inBatches<T>(wait: number, all: (items: readonly T[]) => Promise<void>) {
  let batch: { readonly items: T[]; readonly done: Promise<void> } | undefined
  return (item: T): Promise<void> => {
    if (batch) {
      batch.items.push(item)
      return batch.done
    }
    const items = [item]
    const done = pause(wait).then(() => {
      batch = undefined
      return all(items)
    })
    batch = { items, done }
    return done
  }
}
