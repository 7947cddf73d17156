import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { ratioOf } from '../arrange.ts'
import { mediaTexts } from '../media.texts.ts'
import { MissingMedia, UnreadableMedia } from '../missing-media.tsx'
import { usePhoto } from '../use-photo.ts'
import styles from './media-viewer.module.css'
import { swipeOf, type ViewedPhoto } from './viewer-steps.ts'

interface ViewerStageProps {
  photo: ViewedPhoto
  isEnlarged: boolean
  onEnlarge: () => void
  /** Undefined at the ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** The photo, and what leads to its neighbors. */
export function ViewerStage({
  photo,
  isEnlarged,
  onEnlarge,
  onPrevious,
  onNext,
}: ViewerStageProps) {
  const { viewer } = useTexts(mediaTexts)
  return (
    <div className={styles.middle}>
      <Ground isEnlarged={isEnlarged} onSwipe={(way) => (way === 'next' ? onNext : onPrevious)?.()}>
        <ViewedImage photo={photo} onEnlarge={onEnlarge} />
      </Ground>
      <div className={styles.steps}>
        <IconButton aria-label={viewer.previous} aria-disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={viewer.next} aria-disabled={!onNext} onClick={onNext}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

interface GroundProps {
  isEnlarged: boolean
  onSwipe: (way: 'previous' | 'next') => void
  children: ReactNode
}

/** What a finger moves on; an enlarged photo scrolls in it. */
function Ground({ isEnlarged, onSwipe, children }: GroundProps) {
  const { viewer } = useTexts(mediaTexts)
  const ref = useRef<HTMLDivElement>(null)
  const begin = useRef<{ readonly x: number; readonly y: number }>(undefined)
  useLayoutEffect(() => {
    const ground = ref.current
    if (!ground || !isEnlarged) return
    ground.scrollTo(
      (ground.scrollWidth - ground.clientWidth) / 2,
      (ground.scrollHeight - ground.clientHeight) / 2,
    )
    ground.focus()
  }, [isEnlarged])
  const scrolls =
    isEnlarged && ({ role: 'region', tabIndex: 0, 'aria-label': viewer.enlarged } as const)
  return (
    <div
      {...scrolls}
      ref={ref}
      className={styles.ground}
      data-enlarged={isEnlarged ? '' : undefined}
      onPointerDown={({ isPrimary, pointerType, clientX, clientY }) => {
        const isFinger = isPrimary && pointerType === 'touch' && !isEnlarged
        begin.current = isFinger ? { x: clientX, y: clientY } : undefined
      }}
      onPointerUp={({ clientX, clientY }) => {
        if (!begin.current) return
        const way = swipeOf(clientX - begin.current.x, clientY - begin.current.y)
        begin.current = undefined
        if (way) onSwipe(way)
      }}
    >
      {children}
    </div>
  )
}

/** As large as the largest window. */
const EDGE = 4096

function ViewedImage({
  photo: { item, info },
  onEnlarge,
}: Pick<ViewerStageProps, 'photo' | 'onEnlarge'>) {
  const { kinds } = useTexts(mediaTexts)
  const { state, url, onError } = usePhoto(info, EDGE)
  if (state === 'unreadable') return <UnreadableMedia item={item} info={info} />
  if (state === 'on-server' || state === 'nowhere')
    return <MissingMedia item={item} kind="photo" why={state} />
  const style = { '--ratio': ratioOf(info).toFixed(4), '--width': `${info.width ?? EDGE}px` }
  return (
    <img
      className={styles.image}
      style={style as CSSProperties}
      src={url}
      alt={item.caption === '' ? kinds.photo : item.caption}
      decoding="async"
      draggable={false}
      onDoubleClick={onEnlarge}
      onError={onError}
    />
  )
}
