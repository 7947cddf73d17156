import type { MediaInfo } from '@daywell/core/media'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { mediaTexts } from '../media.texts.ts'
import { MissingMedia } from '../missing-media.tsx'
import { PhotoImage } from '../photo-image.tsx'
import { Recording } from '../recording/recording.tsx'
import type { ShownItem } from '../shown-item.ts'
import { useMediaInfos } from '../use-media-infos.ts'
import { useSeen } from '../use-seen.ts'
import type { MediaEdit } from '../viewer/media-edit.ts'
import { MediaViewer } from '../viewer/media-viewer.tsx'
import styles from './media-strip.module.css'

interface MediaStripProps {
  items: readonly ShownItem[]
  edit: MediaEdit
}

/** All that a text shows, photos first and small, below a page that shows its text alone. */
export function MediaStrip({ items, edit }: MediaStripProps) {
  const { strip } = useTexts(mediaTexts)
  const infoOf = useMediaInfos(items.map(({ id }) => id))
  const [opened, setOpened] = useState<number>()
  const placed = items.map((item, at) => ({ item, at, info: infoOf(item.id) }))
  const isPhoto = ({ info }: (typeof placed)[number]) => (info?.kind ?? 'photo') === 'photo'
  const photos = placed.filter(isPhoto)
  const recordings = placed.filter((one) => !isPhoto(one))
  return (
    <section className={styles.strip} aria-label={strip}>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ item, at, info }) => (
            <SmallPhoto key={at} item={item} info={info} onOpen={() => setOpened(at)} />
          ))}
        </ul>
      )}
      {recordings.map(
        ({ item, at, info }) => info && <Recording key={at} item={item} info={info} />,
      )}
      {opened !== undefined && (
        <MediaViewer
          items={items}
          start={opened}
          edit={edit}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

interface SmallPhotoProps {
  item: ShownItem
  info: MediaInfo | null | undefined
  onOpen: () => void
}

function SmallPhoto({ item, info, onOpen }: SmallPhotoProps) {
  const { ref, size } = useSeen()
  return (
    <li ref={ref} className={styles.photo}>
      {info === null && <MissingMedia item={item} kind={undefined} why="nowhere" />}
      {info && size && (
        <PhotoImage
          item={item}
          info={info}
          edge={Math.max(size.width, size.height)}
          onOpen={onOpen}
        />
      )}
    </li>
  )
}
