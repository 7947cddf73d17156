import type { MediaInfo } from '@daywell/core/media'
import type { CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { ratioInRow, ratioOf } from './arrange.ts'
import styles from './media.module.css'
import { MissingMedia } from './missing-media.tsx'
import { PhotoImage } from './photo-image.tsx'
import type { ShownItem } from './shown-item.ts'
import { useSeen } from './use-seen.ts'

interface ShownPhotoProps {
  item: ShownItem
  /** Undefined while it's looked up; null if nothing is known of it. */
  info: MediaInfo | null | undefined
  /** Whether it shares a row with others. */
  isInRow: boolean
  onOpen: () => void
}

/** A photo in its place. Its room is there before it is, so that nothing jumps. */
export function ShownPhoto({ item, info, isInRow, onOpen }: ShownPhotoProps) {
  const { ref, size } = useSeen()
  const ratio = (isInRow ? ratioInRow : ratioOf)(info ?? undefined)
  return (
    <figure
      className={classNames(styles.photo, isInRow ? styles.inRow : styles.alone)}
      style={
        { '--ratio': ratio.toFixed(4), '--width': `${info?.width ?? 4096}px` } as CSSProperties
      }
    >
      <div ref={ref} className={styles.frame}>
        {info === null && <MissingMedia item={item} kind={undefined} why="nowhere" />}
        {info && size && (
          <PhotoImage
            item={item}
            info={info}
            edge={Math.max(size.width, size.height)}
            onOpen={onOpen}
          />
        )}
      </div>
      {item.caption !== '' && (
        <figcaption className={styles.caption} dir="auto">
          {item.caption}
        </figcaption>
      )}
    </figure>
  )
}
