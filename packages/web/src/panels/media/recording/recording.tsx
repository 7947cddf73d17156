import type { MediaInfo } from '@daywell/core/media'
import { useTexts } from '#kit/texts/use-texts.ts'
import styles from '../media.module.css'
import { mediaTexts } from '../media.texts.ts'
import type { ShownItem } from '../shown-item.ts'
import { AudioPlayer } from './audio-player.tsx'
import { VideoPlayer } from './video-player.tsx'

export interface RecordingProps {
  item: ShownItem
  info: MediaInfo
}

/** A recording in its place in a text. */
export function Recording({ item, info }: RecordingProps) {
  const { kinds } = useTexts(mediaTexts)
  const Player = info.kind === 'audio' ? AudioPlayer : VideoPlayer
  const name = item.caption === '' ? kinds[info.kind] : item.caption
  return (
    <figure className={styles.recording} aria-label={name}>
      <Player item={item} info={info} />
      {item.caption !== '' && (
        <figcaption className={styles.caption} dir="auto">
          {item.caption}
        </figcaption>
      )}
    </figure>
  )
}
