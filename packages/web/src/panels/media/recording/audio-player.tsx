import { lengthText } from '@daywell/core/media'
import { Pause, Play } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { mediaTexts } from '../media.texts.ts'
import { MissingMedia, UnreadableMedia } from '../missing-media.tsx'
import { useMediaUrl } from '../use-media-url.ts'
import { useSeen } from '../use-seen.ts'
import styles from './audio-player.module.css'
import type { RecordingProps } from './recording-props.ts'
import { usePlayback } from './use-playback.ts'

const RATES = [1, 1.25, 1.5, 2, 0.75]

/** A recording to hear: the browser's own element, with our controls. */
export function AudioPlayer({ item, info }: RecordingProps) {
  const { ref, size } = useSeen()
  const sound = useMediaUrl(info.id, 'shown', size !== undefined)
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <UnreadableMedia item={item} info={info} />
  if (sound.state === 'on-server' || sound.state === 'nowhere')
    return <MissingMedia item={item} kind={info.kind} why={sound.state} />
  const url = sound.state === 'here' ? sound.url : undefined
  return (
    <div ref={ref} className={styles.player}>
      <Controls url={url} seconds={info.seconds} onError={() => setIsBroken(true)} />
    </div>
  )
}

interface ControlsProps {
  url: string | undefined
  seconds: number | undefined
  onError: () => void
}

function Controls({ url, seconds, onError }: ControlsProps) {
  const { player } = useTexts(mediaTexts)
  const audio = useRef<HTMLAudioElement>(null)
  const { isPlaying, at, duration, rate, seek } = usePlayback(audio)
  // Of what a browser has recorded, it often doesn't know the length.
  const length = seconds ?? (Number.isFinite(duration) ? duration : at)
  const toggle = () =>
    isPlaying ? audio.current?.pause() : void audio.current?.play().catch(onError)
  const setRate = (next: number) =>
    audio.current && Object.assign(audio.current, { playbackRate: next })
  const time = player.time(lengthText(at), lengthText(length))
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is known of what was said */}
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onError={url === undefined ? undefined : onError}
      />
      <IconButton
        className={styles.play}
        aria-label={isPlaying ? player.pause : player.play}
        disabled={url === undefined}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </IconButton>
      <input
        type="range"
        className={styles.place}
        style={{ '--played': `${(100 * at) / Math.max(length, at, 1)}%` } as CSSProperties}
        aria-label={player.place}
        aria-valuetext={time}
        min={0}
        max={Math.max(length, at)}
        step={length > 60 ? 5 : 1}
        value={at}
        disabled={url === undefined}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {`${lengthText(at)} / ${lengthText(length)}`}
      </span>
      <button
        type="button"
        className={styles.rate}
        aria-label={player.speed(rateText(rate))}
        onClick={() => setRate(RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1)}
      >
        {rateText(rate)}
      </button>
    </>
  )
}

const rateText = (rate: number) => `${rate.toLocaleString()}×`
