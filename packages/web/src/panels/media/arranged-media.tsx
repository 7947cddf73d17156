import type { MediaInfo } from '@daywell/core/media'
import { Fragment, type ReactNode } from 'react'
import { rowsOf, segmentsOf } from './arrange.ts'
import styles from './media.module.css'
import type { ShownItem } from './shown-item.ts'

interface Placed {
  readonly item: ShownItem
  /** Its index among those that stand together. */
  readonly at: number
  /** Undefined while it's looked up; null if nothing is known of it. */
  readonly info: MediaInfo | null | undefined
}

interface ArrangedMediaProps {
  items: readonly ShownItem[]
  infoOf: (id: string) => MediaInfo | null | undefined
  /** `isInRow`: it shares a row with others. */
  viewPhoto: (placed: Placed, isInRow: boolean) => ReactNode
  viewRecording: (item: ShownItem, info: MediaInfo) => ReactNode
}

/** Photos that follow each other in rows, and recordings below each other. */
export function ArrangedMedia({ items, infoOf, viewPhoto, viewRecording }: ArrangedMediaProps) {
  const keys = keysOf(items)
  const placed = items.map((item, at) => ({ item, at, info: infoOf(item.id) }))
  return (
    <div className={styles.media}>
      {segmentsOf(placed, ({ info }) => info?.kind ?? 'photo').map(({ kind, items: some }) => {
        const [first] = some
        if (kind !== 'photo' && first?.info)
          return <Fragment key={keys[first.at]}>{viewRecording(first.item, first.info)}</Fragment>
        return rowsOf(some).map((row) => (
          <div key={keys[row[0]?.at ?? 0]} className={styles.row}>
            {row.map((one) => (
              <Fragment key={keys[one.at]}>{viewPhoto(one, some.length > 1)}</Fragment>
            ))}
          </div>
        ))
      })}
    </div>
  )
}

/** A text may show the same one twice. */
function keysOf(items: readonly ShownItem[]): string[] {
  const seen = new Set<string>()
  return items.map(({ id }, at) => (seen.size < seen.add(id).size ? id : `${id} ${at}`))
}
