import { lazy, Suspense, useState } from 'react'
import { rowsOf, segmentsOf } from './arrange.ts'
import styles from './media.module.css'
import { Recording } from './recording/recording.tsx'
import type { ShownItem } from './shown-item.ts'
import { ShownPhoto } from './shown-photo.tsx'
import { useMediaInfos } from './use-media-infos.ts'

const MediaViewer = lazy(async () => ({
  default: (await import('./viewer/media-viewer.tsx')).MediaViewer,
}))

interface ShownMediaProps {
  /** What stands together in a text. */
  items: readonly ShownItem[]
  /** All that the text shows, to go through in the viewer, and where `items` begins in it. */
  all?: readonly ShownItem[] | undefined
  from?: number | undefined
}

/** Photos and recordings in their place in a text. */
export function ShownMedia({ items, all = items, from = 0 }: ShownMediaProps) {
  const infoOf = useMediaInfos(items.map(({ id }) => id))
  const [opened, setOpened] = useState<number>()
  const keys = keysOf(items)
  const placed = items.map((item, at) => ({ item, at, key: keys[at], info: infoOf(item.id) }))
  return (
    <div className={styles.media}>
      {segmentsOf(placed, ({ info }) => info?.kind ?? 'photo').map(({ kind, items: some }) => {
        const first = some[0]
        if (!first) return null
        if (kind !== 'photo' && first.info)
          return <Recording key={first.key} item={first.item} info={first.info} />
        return rowsOf(some).map((row) => (
          <div key={row[0]?.key} className={styles.row}>
            {row.map(({ item, at, key, info }) => (
              <ShownPhoto
                key={key}
                item={item}
                info={info}
                isInRow={some.length > 1}
                onOpen={() => setOpened(from + at)}
              />
            ))}
          </div>
        ))
      })}
      {opened !== undefined && (
        <Suspense>
          <MediaViewer items={all} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** A text may show the same one twice. */
function keysOf(items: readonly ShownItem[]): string[] {
  const seen = new Set<string>()
  return items.map(({ id }, at) => (seen.size < seen.add(id).size ? id : `${id} ${at}`))
}
