import { lengthText } from '@daywell/core/media'
import { Play } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { SpinnerMark } from '#kit/ui/feedback/spinner.tsx'
import { ratioOf } from '../arrange.ts'
import { mediaTexts } from '../media.texts.ts'
import { MissingMedia, UnreadableMedia } from '../missing-media.tsx'
import { useMediaUrl } from '../use-media-url.ts'
import { useSeen } from '../use-seen.ts'
import type { RecordingProps } from './recording-props.ts'
import styles from './video-player.module.css'

/** A video, which may be large: it's fetched only once someone wants to see it. */
export function VideoPlayer({ item, info }: RecordingProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const video = useMediaUrl(info.id, 'shown', isWanted)
  if (isBroken) return <UnreadableMedia item={item} info={info} />
  if (video.state === 'on-server' || video.state === 'nowhere')
    return <MissingMedia item={item} kind={info.kind} why={video.state} />
  const ratio = info.width && info.height ? ratioOf(info) : 16 / 9
  return (
    <div className={styles.video} style={{ '--ratio': ratio.toFixed(4) } as CSSProperties}>
      {video.state === 'here' ? (
        // biome-ignore lint/a11y/useMediaCaption: nothing is known of what was said
        <video src={video.url} controls autoPlay playsInline onError={() => setIsBroken(true)} />
      ) : (
        <Poster info={info} item={item} isLoading={isWanted} onPlay={() => setIsWanted(true)} />
      )}
    </div>
  )
}

interface PosterProps extends RecordingProps {
  isLoading: boolean
  onPlay: () => void
}

/** The video before it plays. */
function Poster({ info, isLoading, onPlay }: PosterProps) {
  const { player, loading } = useTexts(mediaTexts)
  const { ref, size } = useSeen()
  const hasThumbnail = info.parts.some(({ part }) => part === 'thumbnail')
  const picture = useMediaUrl(info.id, 'thumbnail', hasThumbnail && size !== undefined)
  return (
    <button
      ref={ref}
      type="button"
      className={styles.poster}
      aria-label={isLoading ? loading : player.playVideo}
      aria-disabled={isLoading}
      onClick={onPlay}
    >
      {picture.state === 'here' && <img src={picture.url} alt="" draggable={false} />}
      <span className={styles.sign}>
        {isLoading ? <SpinnerMark /> : <Play aria-hidden="true" />}
        {info.seconds !== undefined && <span>{lengthText(info.seconds)}</span>}
      </span>
    </button>
  )
}
