import type { SensedTalk } from '@daywell/core/companion/trained'
import type { ToRead, ToSense, WasRead } from './meaning-worker.ts'

/** The cached model is unusable. */
export class BrokenModel extends Error {}

type What = { readonly entry: string } | { readonly question: string }

type Done = Exclude<WasRead, { readonly failed: unknown }>

export interface MeaningThread {
  /** Concatenated vectors: one per piece of an entry, or one per variant of a question. */
  read(what: What): Promise<Uint8Array<ArrayBuffer>>
  /** What the trained model makes of a message; a thread that does this does nothing else. */
  sense(what: ToSense): Promise<SensedTalk>
  /** Frees the memory; pending requests fail. */
  end(): void
}

/** The idle timeout: a loaded model takes some 270 MB. */
const IDLE_MS = 120_000

/** Embeds texts in a worker, which starts with the first one. */
export function meaningThread(start: () => Worker = startWorker, idle = IDLE_MS): MeaningThread {
  const waiting = new Map<number, PromiseWithResolvers<Done>>()
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0

  function end(): void {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The worker ended'))
    waiting.clear()
  }

  function begin(): Worker {
    const begun = start()
    begun.onmessage = ({ data }: MessageEvent<WasRead>) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if (!('failed' in data)) one?.resolve(data)
      else one?.reject(data.failed === 'broken' ? new BrokenModel() : new Error('Not read'))
      // A failed worker keeps failing: the next request starts a new one.
      if ('failed' in data) end()
    }
    begun.onerror = (event) => {
      event.preventDefault()
      end()
    }
    return begun
  }

  function ask(what: What | ToSense): Promise<Done> {
    worker ??= begin()
    last += 1
    const one = Promise.withResolvers<Done>()
    waiting.set(last, one)
    worker.postMessage({ id: last, ...what } satisfies ToRead)
    clearTimeout(timer)
    return one.promise.finally(() => {
      clearTimeout(timer)
      if (waiting.size === 0) timer = setTimeout(end, idle)
    })
  }

  return {
    end,
    async read(what) {
      const done = await ask(what)
      if (!('vectors' in done)) throw new Error('Not read')
      return done.vectors
    },
    async sense(what) {
      const done = await ask(what)
      if (!('sensed' in done)) throw new Error('Not read')
      return done.sensed
    },
  }
}

const startWorker = () =>
  new Worker(new URL('./meaning-worker.ts', import.meta.url), { type: 'module' })
