import type { KeptModel, Model } from '#device/workers/meaning/kept-model.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { type FetchDeps, fetchModel, NotFetched, type WhyNot } from './fetch-model.ts'

/** State of search by meaning on this device. */
export type MeaningState =
  | { readonly phase: 'looking' }
  /** Nothing can be offered here, or now. */
  | { readonly phase: 'none' }
  | { readonly phase: 'offered'; readonly bytes: number; readonly left: number }
  | { readonly phase: 'fetching'; readonly bytes: number; readonly done: number }
  | { readonly phase: 'failed'; readonly bytes: number; readonly why: WhyNot }
  | { readonly phase: 'kept'; readonly bytes: number }

export interface StoreDeps extends FetchDeps {
  /** The model that the server offers; null if none. */
  readonly ask: () => Promise<Model | null>
  /** Whether this person wants it on this device. */
  readonly choice: { get(): boolean; set(chosen: boolean): void }
  /** Deletes the vectors together with the model. */
  readonly forgetRead: () => Promise<void>
  /** Aborted when the journal closes. */
  readonly ended: AbortSignal
}

/** Throttle: progress is reported in steps of this many bytes. */
const PROGRESS_STEP_BYTES = 250_000

/** Manages the model on this device for one person. Nothing is downloaded without a request. */
export function createMeaningStore(deps: StoreDeps) {
  const { kept, choice, ended } = deps
  const changes = emitter()
  let state: MeaningState = { phase: 'looking' }
  let fetching: AbortController | undefined
  const set = (next: MeaningState) => {
    state = next
    changes.emit()
  }

  async function findState(mayAsk: boolean): Promise<MeaningState> {
    const whole = await kept.whole()
    if (whole && choice.get()) return { phase: 'kept', bytes: whole.bytes }
    // Another person on this device downloaded it before.
    if (whole) return { phase: 'offered', bytes: whole.bytes, left: 0 }
    const model = mayAsk ? await deps.ask() : undefined
    return model
      ? { phase: 'offered', bytes: model.bytes, left: await leftOf(kept, model) }
      : { phase: 'none' }
  }

  /** Refreshes the state; `mayAsk`: whether to ask the server if nothing is here. */
  async function refresh(mayAsk = true): Promise<void> {
    if (fetching) return
    const next = await findState(mayAsk).catch((): MeaningState => ({ phase: 'none' }))
    if (!fetching) set(next)
  }

  async function fetchIt(own: AbortController, bytes: number): Promise<void> {
    const model = (await kept.whole()) ?? (await deps.ask())
    if (!model) throw new NotFetched('network')
    let reported = 0
    const report = (done: number) => {
      if (own.signal.aborted || (done < reported + PROGRESS_STEP_BYTES && done !== 0)) return
      reported = done
      set({ phase: 'fetching', bytes: model.bytes, done })
    }
    set({ phase: 'fetching', bytes, done: 0 })
    await fetchModel(deps, model, report, AbortSignal.any([own.signal, ended]))
    // After an account deletion, nothing may be stored.
    ended.throwIfAborted()
    choice.set(true)
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    refresh,

    /** Only ever called on the person's request. */
    async fetch(): Promise<void> {
      if (fetching || !('bytes' in state)) return
      const { bytes } = state
      const own = new AbortController()
      fetching = own
      try {
        await fetchIt(own, bytes)
        fetching = undefined
        await refresh()
      } catch (error) {
        fetching = undefined
        if (own.signal.aborted) return await refresh()
        set({ phase: 'failed', bytes, why: error instanceof NotFetched ? error.why : 'network' })
      }
    },

    stop: () => fetching?.abort(),

    /** The stored model turned out to be unusable. */
    async broken(): Promise<void> {
      const { bytes } = (await kept.whole()) ?? { bytes: 0 }
      await kept.doubt()
      set({ phase: 'failed', bytes, why: 'broken' })
    },

    async remove(): Promise<void> {
      choice.set(false)
      await deps.forgetRead()
      await kept.remove()
      await refresh()
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
