import { firstCaption, type MediaInfo, type MediaKind, mediaMark } from '@daywell/core/media'
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
  /** Called once it's kept on this device. */
  readonly kept?: () => void
}

/** One row of what's on its way. */
export interface AddingJob {
  readonly id: number
  readonly name: string
  /** From 0 to 1; undefined while it waits for its turn. */
  readonly progress: number | undefined
  readonly failed: MediaRefused | 'failed' | undefined
}

/** Where the files of a batch go. */
export interface Target {
  /** Puts a mark into the page, if it's still open. */
  insert(mark: string): Promise<Inserted>
  /** Makes sure that what was inserted is kept. */
  added(info?: MediaInfo): void
  /** Nothing more comes. */
  end(): void
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
  let inserted = 0
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
    id: number,
    { file, name, seconds, kind }: FileToAdd,
    keepOriginal: boolean,
  ) => {
    const signal = stops.get(id)?.signal
    if (!signal || signal.aborted) return { refused: 'cancelled' } as const
    const progress = (done: number) => update(id, { progress: done })
    progress(0)
    const known = { ...(seconds !== undefined && { seconds }), ...(kind && { kind }) }
    try {
      return await media.add(file, { ...known, name, keepOriginal, progress, signal })
    } catch {
      return { refused: signal.aborted ? 'cancelled' : 'failed' } as const
    }
  }
  const prepare = async (id: number, given: FileToAdd, keepOriginal: boolean, target: Target) => {
    const result = await store(id, given, keepOriginal)
    stops.delete(id)
    if ('refused' in result) {
      if (result.refused === 'cancelled') return remove(id)
      return update(id, { failed: result.refused })
    }
    const { info } = result
    const one = { id: info.id, caption: given.caption ?? firstCaption(info.kind) }
    ready.keep(one)
    given.kept?.()
    if ((await target.insert(mediaMark(one.id, one.caption))) === 'inserted') {
      target.added(info)
      ready.remove(one.id)
      inserted += 1
    }
    remove(id)
    offer()
  }
  const addAll = (files: readonly FileToAdd[], target: Target, keepOriginal: boolean) => {
    const begun = files.map((given) => ({ given, id: ++count }))
    for (const { id } of begun) stops.set(id, new AbortController())
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
      for (const { id, given } of begun) await prepare(id, given, keepOriginal, target)
      target.end()
    })()
    return last
  }
  return {
    subscribe: changes.subscribe,
    jobs: () => jobs,
    /** How many went into a text since this began; announced. */
    inserted: () => inserted,
    /** What is ready, and in no text. */
    offered: (): readonly ReadyMedia[] => offered,
    add: addAll,
    cancel: (id: number) => stops.get(id)?.abort(),
    dismiss: remove,
    /** Puts what is offered into a text. */
    async take(target: Target): Promise<void> {
      for (const one of ready.read()) {
        if ((await target.insert(mediaMark(one.id, one.caption))) !== 'inserted') break
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
