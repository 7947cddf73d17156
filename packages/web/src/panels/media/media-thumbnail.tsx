import type { MediaInfo } from '@daywell/core/media'
import { Image as ImageIcon, Mic, Video } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './media.module.css'
import { useMediaInfos } from './use-media-infos.ts'
import { useMediaUrl } from './use-media-url.ts'
import { useSeen } from './use-seen.ts'

interface MediaThumbnailProps {
  /** Of what an entry shows, in order. */
  ids: readonly string[]
  className?: string | undefined
}

/** An entry may begin with recordings. */
const MAX_LOOKED_AT = 6

/**
 * The first photo of an entry, beside words that say what it is. Nothing is read before it comes
 * into view.
 */
export function MediaThumbnail({ ids, className }: MediaThumbnailProps) {
  const { ref, size } = useSeen()
  return (
    <span ref={ref} className={classNames(styles.thumbnail, className)} aria-hidden="true">
      {size && <FirstPicture ids={ids.slice(0, MAX_LOOKED_AT)} />}
    </span>
  )
}

function FirstPicture({ ids }: { ids: readonly string[] }) {
  const infoOf = useMediaInfos(ids)
  const infos = ids.map(infoOf)
  const info = infos.find((one) => one?.kind === 'photo') ?? infos[0]
  return info ? <Picture key={info.id} info={info} /> : null
}

const SIGNS = { photo: ImageIcon, audio: Mic, video: Video }

function Picture({ info: { id, kind, parts } }: { info: MediaInfo }) {
  const hasThumbnail = parts.some(({ part }) => part === 'thumbnail')
  const part = hasThumbnail ? 'thumbnail' : 'shown'
  const image = useMediaUrl(id, part, hasThumbnail || kind === 'photo')
  const [isBroken, setIsBroken] = useState(false)
  const Sign = SIGNS[kind]
  if (image.state === 'here' && !isBroken)
    return (
      <img
        className={styles.image}
        src={image.url}
        alt=""
        decoding="async"
        draggable={false}
        onError={() => setIsBroken(true)}
      />
    )
  const isComing = image.state === 'waiting' && hasThumbnail
  return isComing ? null : <Sign />
}
