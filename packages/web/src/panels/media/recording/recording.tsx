import { useTexts } from '#kit/texts/use-texts.ts'
import styles from '../media.module.css'
import { mediaTexts } from '../media.texts.ts'
import { AudioPlayer } from './audio-player.tsx'
import { RecordingLine } from './recording-line.tsx'
import type { RecordingProps } from './recording-props.ts'
import { VideoPlayer } from './video-player.tsx'

/** A recording in its place in a text. */
export function Recording({ item, info }: RecordingProps) {
  const { kinds } = useTexts(mediaTexts)
  const Player = info.kind === 'audio' ? AudioPlayer : VideoPlayer
  const name = item.caption === '' ? kinds[info.kind] : item.caption
  return (
    <figure className={styles.recording} aria-label={name}>
      <div className={styles.onScreen}>
        <Player item={item} info={info} />
      </div>
      <div className={styles.onPaper}>
        <RecordingLine item={item} info={info} />
      </div>
      {item.caption !== '' && (
        <figcaption className={`${styles.caption} ${styles.onScreen}`} dir="auto">
          {item.caption}
        </figcaption>
      )}
    </figure>
  )
}
