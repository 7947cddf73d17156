import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#kit/texts/use-texts.ts'
import { useModal } from '#kit/ui/dialog/use-modal.ts'
import { mediaTexts } from '../media.texts.ts'
import type { ShownItem } from '../shown-item.ts'
import { useMediaInfos } from '../use-media-infos.ts'
import { CaptionField } from './caption-field.tsx'
import type { MediaEdit } from './media-edit.ts'
import styles from './media-viewer.module.css'
import { ViewerBar } from './viewer-bar.tsx'
import { ViewerStage } from './viewer-stage.tsx'
import { photosOf, stepByKey, type ViewedPhoto } from './viewer-steps.ts'

interface MediaViewerProps {
  items: readonly ShownItem[]
  /** The index of the photo to begin with. */
  start: number
  /** Where the text can be changed. */
  edit?: MediaEdit | undefined
  onClose: () => void
}

/** The photos of a text, one at a time. Recordings are skipped. */
export function MediaViewer({ items, start, edit, onClose }: MediaViewerProps) {
  const { viewer } = useTexts(mediaTexts)
  const ref = useModal(onClose)
  const photos = photosOf(items, useMediaInfos(items.map(({ id }) => id)))
  const [current, setCurrent] = useState({ at: start, id: items[start]?.id })
  const [isEnlarged, setIsEnlarged] = useState(false)
  const at = indexOf(photos, current)
  const photo = photos[at]
  const show = (next: number) => {
    const to = photos[next]
    if (!to) return
    setCurrent({ at: to.at, id: to.item.id })
    setIsEnlarged(false)
  }
  const remove = () => {
    onClose()
    if (photo) edit?.remove(photo.at, photo.item)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return
    const next = stepByKey(event, at, photos.length, isEnlarged)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    show(next)
  }
  return createPortal(
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.viewer}
      aria-label={viewer.title}
      onKeyDown={onKeyDown}
    >
      {photo && (
        <div className={styles.inside}>
          <ViewerBar
            at={at}
            count={photos.length}
            info={photo.info}
            isEnlarged={isEnlarged}
            onEnlarge={() => setIsEnlarged(!isEnlarged)}
            onRemove={edit && remove}
            onClose={onClose}
          />
          <ViewerStage
            key={photo.at}
            photo={photo}
            isEnlarged={isEnlarged}
            onEnlarge={() => setIsEnlarged(!isEnlarged)}
            onPrevious={at > 0 ? () => show(at - 1) : undefined}
            onNext={at < photos.length - 1 ? () => show(at + 1) : undefined}
          />
          {edit ? (
            <CaptionField key={`${photo.at} ${photo.item.id}`} photo={photo} edit={edit} />
          ) : (
            <p className={styles.caption} aria-live="polite" dir="auto">
              {photo.item.caption}
            </p>
          )}
        </div>
      )}
    </dialog>,
    document.body,
  )
}

/** The same photo, also if another device has put something before it in the meantime. */
function indexOf(
  photos: readonly ViewedPhoto[],
  { at, id }: { readonly at: number; readonly id: string | undefined },
): number {
  const isSame = ({ item }: ViewedPhoto) => item.id === id
  const there = photos.findIndex((photo) => photo.at === at && isSame(photo))
  return Math.max(0, there < 0 ? photos.findIndex(isSame) : there)
}
