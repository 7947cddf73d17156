import { type MediaInfo, THUMBNAIL_EDGE } from '@daywell/core/media'
import { useState } from 'react'
import { type MediaUrl, useMediaUrl } from './use-media-url.ts'

/** A little larger than its pixels, a thumbnail still looks well. */
const STRETCH = 1.15

/**
 * The best copy of a photo that's at hand, for a place whose longer side has `edge` pixels of the
 * page: a thumbnail may be enough for it, and it's what is shown until a larger one is there.
 */
export function usePhoto(info: MediaInfo, edge: number) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const hasThumbnail = info.parts.some(({ part }) => part === 'thumbnail')
  const isLarge = !hasThumbnail || edge * window.devicePixelRatio > THUMBNAIL_EDGE * STRETCH
  const thumbnail = useMediaUrl(info.id, 'thumbnail', hasThumbnail)
  const shown = useMediaUrl(info.id, 'shown', isLarge || isGone(thumbnail))
  const urls = [shown, thumbnail].flatMap((one) => (one.state === 'here' ? [one.url] : []))
  const url = urls.find((one) => !broken.has(one))
  const state: MediaUrl['state'] | 'unreadable' =
    url !== undefined ? 'here' : urls.length > 0 ? 'unreadable' : shown.state
  const onError = () => url !== undefined && setBroken(new Set([...broken, url]))
  return { state, url, onError }
}

const isGone = ({ state }: MediaUrl) => state === 'on-server' || state === 'nowhere'
