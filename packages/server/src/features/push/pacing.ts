import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two messages: 10,000 take most of a minute, and calls hardly notice. */
const PACE = 4
const LONGEST = 50

/** Waits between two messages, and longer where the event loop has more to do than it can. */
export async function keepPace(): Promise<void> {
  const begun = performance.now()
  await pause(PACE)
  const late = performance.now() - begun - PACE
  if (late > 1) await pause(Math.min(late, LONGEST))
}

/** Does what is asked for in quick succession together; each asker waits until it is done. */
export function together<T>(wait: number, all: (items: readonly T[]) => Promise<void>) {
  let gathered: { readonly items: T[]; readonly done: Promise<void> } | undefined
  return (item: T): Promise<void> => {
    if (gathered) {
      gathered.items.push(item)
      return gathered.done
    }
    const items = [item]
    const done = pause(wait).then(() => {
      gathered = undefined
      return all(items)
    })
    gathered = { items, done }
    return done
  }
}
