import type { MediaInfo } from '@daywell/core/media'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'
import { MissingMedia, UnreadableMedia } from './missing-media.tsx'
import type { ShownItem } from './shown-item.ts'
import { usePhoto } from './use-photo.ts'

interface PhotoImageProps {
  item: ShownItem
  info: MediaInfo
  /** The longer side of the place that it's shown in, in pixels of the page. */
  edge: number
  /** Opens the viewer. */
  onOpen?: (() => void) | undefined
}

/** A photo: first its thumbnail, then the larger copy if there's room for it. */
export function PhotoImage({ item, info, edge, onOpen }: PhotoImageProps) {
  const { kinds } = useTexts(mediaTexts)
  const { state, url, onError } = usePhoto(info, edge)
  if (state === 'unreadable') return <UnreadableMedia item={item} info={info} />
  if (state === 'on-server' || state === 'nowhere')
    return <MissingMedia item={item} kind={info.kind} why={state} />
  if (url === undefined) return null
  const alt = item.caption === '' ? kinds.photo : item.caption
  const picture = (
    <img
      className={styles.image}
      src={url}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={onError}
    />
  )
  if (!onOpen) return picture
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
      {picture}
    </button>
  )
}
