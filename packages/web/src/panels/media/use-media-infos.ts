import type { MediaInfo } from '@daywell/core/media'
import { useEffect, useReducer } from 'react'
import { useMedia } from '#services/media/media-context.ts'
import type { MediaService } from '#services/media/media-service.ts'

/** Undefined while it's being looked up; null if this device knows nothing of it. */
type Known = MediaInfo | null | undefined

/** Infos never change: one that was read once is there at the next first paint. */
const remembered = new WeakMap<MediaService, Map<string, MediaInfo | null>>()

/** What is known of photos and recordings. It follows what is added and what arrives. */
export function useMediaInfos(ids: readonly string[]): (id: string) => Known {
  const media = useMedia()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const all = ids.join()
  useEffect(() => {
    if (!media || all === '') return undefined
    let isOver = false
    const waits = waitsOn(media)
    const lookUp = async () => {
      const isNew = await lookUpMissing(media, all.split(','))
      if (isOver) return
      waits.become(all.split(',').filter((id) => infosOf(media).get(id) === null))
      if (isNew) redraw()
    }
    void lookUp()
    const unsubscribe = media.subscribe(() => void lookUp())
    return () => {
      isOver = true
      waits.become([])
      unsubscribe()
    }
  }, [media, all])
  return (id) => media && infosOf(media).get(id)
}

/** Whether something was missing, which may be known now. */
async function lookUpMissing(media: MediaService, ids: readonly string[]): Promise<boolean> {
  const infos = infosOf(media)
  const missing = ids.filter((id) => !infos.get(id))
  const found = await Promise.all(missing.map((id) => media.infoOf(id).catch(() => undefined)))
  for (const [at, id] of missing.entries()) infos.set(id, found[at] ?? infos.get(id) ?? null)
  return missing.length > 0
}

/** Another device may have yet to upload what isn't known here. */
function waitsOn(media: MediaService) {
  const releases = new Map<string, () => void>()
  return {
    become(ids: readonly string[]) {
      for (const [id, release] of releases) {
        if (ids.includes(id)) continue
        releases.delete(id)
        release()
      }
      for (const id of ids) if (!releases.has(id)) releases.set(id, media.waitFor(id))
    },
  }
}

function infosOf(media: MediaService): Map<string, MediaInfo | null> {
  const infos = remembered.get(media) ?? new Map()
  remembered.set(media, infos)
  return infos
}
