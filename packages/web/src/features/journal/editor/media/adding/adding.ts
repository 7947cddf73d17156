import { firstCaption, type MediaInfo, type MediaKind } from '@daywell/core/media'
import { emitter } from '#kit/observable/emitter.ts'
import type { MediaRefused, MediaService } from '#services/media/media-service.ts'
import type { ReadyMedia, readyMedia } from '#services/media/ready-media.ts'
import type { Inserted } from '../insertion/page-insertion.ts'

/** A file to add, and what the page knows of it. */
export interface FileToAdd {
  readonly file: Blob
  readonly name: string
  readonly caption?: string
  readonly seconds?: number
  readonly kind?: MediaKind
  /** Called once a text or an offer has it. */
  readonly kept?: () => void
}

/** One row of what's on its way. */
export interface AddingJob {
  readonly id: number
  readonly name: string
  /** From 0 to 1; undefined while it waits for its turn. */
  readonly progress: number | undefined
  readonly failed: MediaRefused | 'failed' | undefined
  /** It was added, as a still picture of what moved. */
  readonly isStill?: true
}

/** Where the files of a batch go. */
export interface Target {
  /** Puts its mark into the page, if it's still open and the signal isn't aborted by then. */
  insert(one: ReadyMedia, signal?: AbortSignal): Promise<Inserted>
  /** Makes sure that what was inserted is kept. */
  added(info?: MediaInfo): void
  /** Nothing more comes. */
  end(): void
}

/** A file on its way. */
interface Begun {
  readonly id: number
  readonly given: FileToAdd
  readonly stop: AbortController
}

interface AddingDeps {
  readonly media: MediaService
  readonly ready: ReturnType<typeof readyMedia>
}

export type Adding = ReturnType<typeof createAdding>

/**
 * Prepares files one after the other, and outlives the page: what is ready is noted on the device
 * before it goes into a text, and stays noted until it's there.
 */
export function createAdding({ media, ready }: AddingDeps) {
  const changes = emitter()
  let jobs: readonly AddingJob[] = []
  let offered = ready.read()
  let count = 0
  let last: Promise<void> = Promise.resolve()
  const stops = new Map<number, AbortController>()
  const show = (next: readonly AddingJob[]) => {
    jobs = next
    changes.emit()
  }
  const update = (id: number, part: Partial<AddingJob>) =>
    show(jobs.map((job) => (job.id === id ? { ...job, ...part } : job)))
  const remove = (id: number) => show(jobs.filter((job) => job.id !== id))
  const offer = () => {
    offered = ready.read()
    changes.emit()
  }
  const store = async (
    { id, stop: { signal }, given: { file, name, seconds, kind } }: Begun,
    keepOriginal: boolean,
  ) => {
    if (signal.aborted) return { refused: 'cancelled' } as const
    const progress = (done: number) => update(id, { progress: done })
    progress(0)
    const known = { ...(seconds !== undefined && { seconds }), ...(kind && { kind }) }
    try {
      return await media.add(file, { ...known, name, keepOriginal, progress, signal })
    } catch {
      return { refused: signal.aborted ? 'cancelled' : 'failed' } as const
    }
  }
  /** A recording that's canceled here is still stored where it was recorded, and offered again. */
  const insert = async (info: MediaInfo, { given, stop: { signal } }: Begun, target: Target) => {
    if (signal.aborted) return
    const one = { id: info.id, caption: given.caption ?? firstCaption(info.kind) }
    ready.keep(one)
    const outcome = await target.insert(one, signal)
    if (outcome === 'inserted') target.added(info)
    if (outcome === 'inserted' || outcome === 'cancelled') ready.remove(one.id)
    if (outcome !== 'cancelled') given.kept?.()
    offer()
  }
  const prepare = async (begun: Begun, keepOriginal: boolean, target: Target) => {
    const { id } = begun
    const result = await store(begun, keepOriginal)
    if (!('refused' in result)) await insert(result.info, begun, target)
    stops.delete(id)
    if ('refused' in result && result.refused !== 'cancelled')
      return update(id, { failed: result.refused })
    const isStill = 'becameStill' in result && !begun.stop.signal.aborted
    if (isStill) update(id, { isStill })
    else remove(id)
  }
  const addAll = (files: readonly FileToAdd[], target: Target, keepOriginal: boolean) => {
    const begun = files.map((given) => ({ given, id: ++count, stop: new AbortController() }))
    for (const { id, stop } of begun) stops.set(id, stop)
    show([
      ...jobs,
      ...begun.map(({ id, given }) => ({
        id,
        name: given.name,
        progress: undefined,
        failed: undefined,
      })),
    ])
    const previous = last
    last = (async () => {
      await previous
      for (const one of begun) await prepare(one, keepOriginal, target)
      target.end()
    })()
    return last
  }
  return {
    subscribe: changes.subscribe,
    jobs: () => jobs,
    /** What is ready, and in no text. */
    offered: (): readonly ReadyMedia[] => offered,
    add: addAll,
    cancel: (id: number) => stops.get(id)?.abort(),
    dismiss: remove,
    /** Puts what is offered into a text. */
    async take(target: Target): Promise<void> {
      for (const one of ready.read()) {
        if ((await target.insert(one)) !== 'inserted') break
        target.added()
        ready.remove(one.id)
      }
      target.end()
      offer()
    },
    /** The person wants none of what is offered. */
    decline() {
      for (const { id } of ready.read()) ready.remove(id)
      offer()
    },
  }
}
