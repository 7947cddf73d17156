import type { CSSProperties } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { ratioInRow, ratioOf } from '../arrange.ts'
import { ArrangedMedia } from '../arranged-media.tsx'
import styles from '../media.module.css'
import { mediaTexts } from '../media.texts.ts'
import { RecordingLine } from '../recording/recording-line.tsx'
import type { ShownItem } from '../shown-item.ts'
import type { Printables } from './use-printables.ts'

interface PrintedMediaProps {
  items: readonly ShownItem[]
  ready: Printables
}

/** Photos as in a book, and recordings by their names. */
export function PrintedMedia({ items, ready }: PrintedMediaProps) {
  return (
    <ArrangedMedia
      items={items}
      infoOf={(id) => ready.get(id)?.info ?? null}
      viewPhoto={({ item }, isInRow) => (
        <PrintedPhoto item={item} photo={ready.get(item.id)} isInRow={isInRow} />
      )}
      viewRecording={(item, info) => <RecordingLine item={item} info={info} />}
    />
  )
}

interface PrintedPhotoProps {
  item: ShownItem
  photo: ReturnType<Printables['get']>
  isInRow: boolean
}

function PrintedPhoto({ item, photo, isInRow }: PrintedPhotoProps) {
  const { kinds } = useTexts(mediaTexts)
  const name = item.caption === '' ? kinds.photo : item.caption
  if (!photo?.image) return <p className={styles.caption}>[{name}]</p>
  const ratio = (isInRow ? ratioInRow : ratioOf)(photo.info)
  const style = { '--ratio': ratio.toFixed(4), '--width': `${photo.info.width}px` }
  return (
    <figure
      className={classNames(styles.photo, isInRow ? styles.inRow : styles.alone)}
      style={style as CSSProperties}
    >
      <div className={styles.frame}>
        <img className={styles.image} src={photo.image.src} alt={name} />
      </div>
      {item.caption !== '' && (
        <figcaption className={styles.caption} dir="auto">
          {item.caption}
        </figcaption>
      )}
    </figure>
  )
}
