import { backoffMs } from '@daywell/core/sync'
import type { MediaDeps } from './media-deps.ts'

interface LookAgainDeps extends Pick<MediaDeps, 'timers' | 'random'> {
  /** Whether something came. */
  readonly look: (ids: readonly string[]) => Promise<boolean>
}

export interface LookAgain {
  /** Something on the page waits for this one, until the returned function is called. */
  waitFor(id: string): () => void
  close(): void
}

/**
 * Looks again and again, less and less often, for photos and recordings that another device has yet
 * to upload, as long as something on the page waits for them.
 */
export function lookAgain({ timers, random, look }: LookAgainDeps): LookAgain {
  const waiting = new Map<symbol, string>()
  let timer: unknown
  let attempts = 0

  const schedule = () => {
    timers.clear(timer)
    timer = undefined
    if (waiting.size > 0) timer = timers.set(() => void run(), backoffMs(attempts + 1, random()))
  }
  const run = async () => {
    attempts += 1
    const hasCome = await look([...new Set(waiting.values())]).catch(() => false)
    if (hasCome) attempts = 0
    schedule()
  }
  return {
    waitFor(id) {
      const key = Symbol(id)
      const isNew = ![...waiting.values()].includes(id)
      waiting.set(key, id)
      if (isNew) {
        attempts = 0
        schedule()
      }
      return () => {
        waiting.delete(key)
        if (waiting.size === 0) schedule()
      }
    },
    close() {
      waiting.clear()
      schedule()
    },
  }
}
