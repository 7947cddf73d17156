import type { KeptModel, Model } from '#device/workers/meaning/kept-model.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { type FetchDeps, fetchModel, NotFetched, type WhyNot } from './fetch-model.ts'

/** How it stands with the search by meaning on this device. */
export type MeaningState =
  | { readonly phase: 'looking' }
  /** Nothing can be offered here, or now. */
  | { readonly phase: 'none' }
  | { readonly phase: 'offered'; readonly bytes: number; readonly left: number }
  | { readonly phase: 'fetching'; readonly bytes: number; readonly done: number }
  | { readonly phase: 'failed'; readonly bytes: number; readonly why: WhyNot }
  | { readonly phase: 'kept'; readonly bytes: number }

export interface StoreDeps extends FetchDeps {
  /** The model that the server hands out; null where it has none. */
  readonly ask: () => Promise<Model | null>
  /** Whether this person wants it on this device. */
  readonly choice: { get(): boolean; set(chosen: boolean): void }
  /** What was read with it goes with it. */
  readonly forgetRead: () => Promise<void>
  /** Of the journal that it is for. */
  readonly ended: AbortSignal
}

/** Told in steps that can be seen. */
const STEP = 250_000

/** Keeps the model on this device for one person: nothing is fetched that they did not ask for. */
export function createMeaningStore(parts: StoreDeps) {
  const { kept, choice, ended } = parts
  const changes = emitter()
  let state: MeaningState = { phase: 'looking' }
  let fetching: AbortController | undefined
  const set = (next: MeaningState) => {
    state = next
    changes.emit()
  }

  async function found(mayAsk: boolean): Promise<MeaningState> {
    const whole = await kept.whole()
    if (whole && choice.get()) return { phase: 'kept', bytes: whole.bytes }
    // Somebody else on this device wanted it before.
    if (whole) return { phase: 'offered', bytes: whole.bytes, left: 0 }
    const model = mayAsk ? await parts.ask() : undefined
    return model
      ? { phase: 'offered', bytes: model.bytes, left: await leftOf(kept, model) }
      : { phase: 'none' }
  }

  /** Whether the server is asked, where nothing lies here. */
  async function look(mayAsk = true): Promise<void> {
    if (fetching) return
    const next = await found(mayAsk).catch((): MeaningState => ({ phase: 'none' }))
    if (!fetching) set(next)
  }

  async function fetchIt(own: AbortController, bytes: number): Promise<void> {
    const model = (await kept.whole()) ?? (await parts.ask())
    if (!model) throw new NotFetched('network')
    let told = 0
    const tell = (done: number) => {
      if (own.signal.aborted || (done < told + STEP && done !== 0)) return
      told = done
      set({ phase: 'fetching', bytes: model.bytes, done })
    }
    set({ phase: 'fetching', bytes, done: 0 })
    await fetchModel(parts, model, tell, AbortSignal.any([own.signal, ended]))
    // Of an account that is no more, nothing is to be remembered.
    ended.throwIfAborted()
    choice.set(true)
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    look,

    /** Only ever called when the person asks for it. */
    async fetch(): Promise<void> {
      if (fetching || !('bytes' in state)) return
      const { bytes } = state
      const own = new AbortController()
      fetching = own
      try {
        await fetchIt(own, bytes)
        fetching = undefined
        await look()
      } catch (error) {
        fetching = undefined
        if (own.signal.aborted) return await look()
        set({ phase: 'failed', bytes, why: error instanceof NotFetched ? error.why : 'network' })
      }
    },

    stop: () => fetching?.abort(),

    /** What lies here turned out to be of no use. */
    async broken(): Promise<void> {
      const { bytes } = (await kept.whole()) ?? { bytes: 0 }
      await kept.doubt()
      set({ phase: 'failed', bytes, why: 'broken' })
    },

    async remove(): Promise<void> {
      choice.set(false)
      await parts.forgetRead()
      await kept.remove()
      await look()
    },
  }
}

export type MeaningStore = ReturnType<typeof createMeaningStore>

async function leftOf(kept: KeptModel, { bytes, parts }: Model): Promise<number> {
  let left = bytes
  for (const piece of parts.flatMap(({ pieces }) => pieces))
    if (await kept.has(piece)) left -= piece.bytes
  return left
}
