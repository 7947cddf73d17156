import { useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import styles from './media.module.css'
import { useMediaInfos } from './use-media-infos.ts'
import { useMediaUrl } from './use-media-url.ts'
import { useSeen } from './use-seen.ts'

interface MediaThumbnailProps {
  id: string
  className?: string | undefined
}

/** A small photo beside words that say what it is. Nothing is read before it comes into view. */
export function MediaThumbnail({ id, className }: MediaThumbnailProps) {
  const { ref, size } = useSeen()
  return (
    <span ref={ref} className={classNames(styles.thumbnail, className)}>
      {size && <ThumbnailImage id={id} />}
    </span>
  )
}

function ThumbnailImage({ id }: { id: string }) {
  const info = useMediaInfos([id])(id)
  const part = info?.parts.some((one) => one.part === 'thumbnail') ? 'thumbnail' : 'shown'
  const isPicture = info?.kind === 'photo' || part === 'thumbnail'
  const image = useMediaUrl(id, part, info !== undefined && info !== null && isPicture)
  const [isBroken, setIsBroken] = useState(false)
  if (image.state !== 'here' || isBroken) return null
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
}
