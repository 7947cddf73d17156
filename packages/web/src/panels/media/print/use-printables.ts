import type { MediaInfo } from '@daywell/core/media'
import { useEffect, useRef } from 'react'
import { useMedia } from '#services/media/media-context.ts'
import type { MediaService } from '#services/media/media-service.ts'
import { shownItemsIn } from '../shown-item.ts'

/** What can be printed at once. The image keeps its address in the browser's list of loaded ones. */
interface Printable {
  readonly info: MediaInfo
  readonly image: HTMLImageElement | undefined
}

export type Printables = ReadonlyMap<string, Printable>

/**
 * The photos and recordings of a text, loaded ahead: a browser lays out what it prints in the moment
 * in which it's asked to, and waits for nothing.
 */
export function usePrintables(text: string): () => Printables {
  const media = useMedia()
  const ready = useRef<Map<string, Printable>>(new Map())
  const ids = [...new Set(shownItemsIn(text).map(({ id }) => id))].join()
  useEffect(() => {
    if (!media || ids === '') return undefined
    const over = new AbortController()
    const missing = ids.split(',').filter((id) => !ready.current.has(id))
    void loadAll(media, missing, ready.current, over.signal)
    return () => over.abort()
  }, [media, ids])
  useEffect(() => {
    const all = ready.current
    return () => {
      for (const printable of all.values()) release(printable)
      all.clear()
    }
  }, [])
  return () => ready.current
}

/** One after the other, so that what is on the screen comes first. */
async function loadAll(
  media: MediaService,
  ids: readonly string[],
  ready: Map<string, Printable>,
  signal: AbortSignal,
): Promise<void> {
  for (const id of ids) {
    const printable = await load(media, id, signal).catch(() => undefined)
    if (signal.aborted) return printable && release(printable)
    if (printable) ready.set(id, printable)
  }
}

async function load(
  media: MediaService,
  id: string,
  signal: AbortSignal,
): Promise<Printable | undefined> {
  const info = await media.infoOf(id)
  if (info?.kind !== 'photo') return info && { info, image: undefined }
  // Nothing large is fetched for a print that may never be.
  const isHere = (await media.whereKept(id, 'shown')) === 'here'
  const bytes =
    (isHere ? undefined : await media.read(id, 'thumbnail', signal)) ??
    (await media.read(id, 'shown', signal))
  if (!bytes || signal.aborted) return undefined
  const image = new Image()
  image.src = URL.createObjectURL(bytes)
  const printable = { info, image }
  try {
    await image.decode()
    return printable
  } catch {
    release(printable)
    return { info, image: undefined }
  }
}

function release({ image }: Printable): void {
  if (image) URL.revokeObjectURL(image.src)
}
