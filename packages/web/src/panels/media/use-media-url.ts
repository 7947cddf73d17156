import type { MediaPart } from '@daywell/core/media'
import { useEffect, useState } from 'react'
import { useMedia } from '#services/media/media-context.ts'
import type { MediaService, WhereKept } from '#services/media/media-service.ts'

/** A part to show: its address, or why there's none. */
export type MediaUrl =
  | { readonly state: 'waiting' | 'on-server' | 'nowhere' }
  | { readonly state: 'here'; readonly url: string }

const WAITING: MediaUrl = { state: 'waiting' }
const REVOKE_AFTER_MS = 10_000

/**
 * The address of a part, as long as the component that asks for it is there. While it can't be
 * had, it's asked for again when it may have come, or when the connection is back.
 */
export function useMediaUrl(id: string, part: MediaPart, isWanted: boolean): MediaUrl {
  const media = useMedia()
  const [shown, setShown] = useState(WAITING)
  useEffect(() => {
    if (!media || !isWanted) return undefined
    const release = followPart(media, id, part, setShown)
    return () => {
      release()
      setShown(WAITING)
    }
  }, [media, id, part, isWanted])
  return shown
}

function followPart(
  media: MediaService,
  id: string,
  part: MediaPart,
  show: (shown: MediaUrl) => void,
): () => void {
  const over = new AbortController()
  const { signal } = over
  let url: string | undefined
  let where: WhereKept | undefined
  let isReading = false
  let stopWaiting: (() => void) | undefined

  const read = async () => {
    if (isReading || url !== undefined) return
    isReading = true
    const bytes = await media.read(id, part, signal).catch(() => undefined)
    if (!bytes) where = await media.whereKept(id, part).catch(() => 'nowhere' as const)
    isReading = false
    if (signal.aborted) return
    if (bytes) found(bytes)
    else missed()
  }
  const found = (bytes: Blob) => {
    stopWaiting?.()
    url = URL.createObjectURL(bytes)
    show({ state: 'here', url })
  }
  const missed = () => {
    // Another device may have yet to upload it.
    if (where === 'nowhere') stopWaiting ??= media.waitFor(id)
    // What is here and can't be read is damaged.
    show({ state: where === 'on-server' ? 'on-server' : 'nowhere' })
  }
  const readIfItCame = async () => {
    if (url !== undefined || where === undefined) return
    if ((await media.whereKept(id, part).catch(() => where)) !== where) await read()
  }

  void read()
  const unsubscribe = media.subscribe(() => void readIfItCame())
  window.addEventListener('online', () => void read(), { signal })
  return () => {
    over.abort()
    stopWaiting?.()
    unsubscribe()
    const shown = url
    // The element that goes may still be reading it.
    if (shown !== undefined) setTimeout(() => URL.revokeObjectURL(shown), REVOKE_AFTER_MS)
  }
}
