import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ListPlace } from '../list-place.ts'
import styles from './entry-list.module.css'
import type { Row } from './months.ts'
import { rowForKey } from './row-for-key.ts'
import { useTabStop } from './tab-stop.ts'
import { useRowWindow } from './use-row-window.ts'

export interface ListHandle {
  /** Focuses an entry anywhere in the list. */
  focusRow(index: number): void
}

interface EntryListProps {
  label: string
  rows: readonly Row[]
  place: ListPlace
  /** Renders an entry; one element in it has `data-card-focus`. */
  card: (row: Row) => ReactNode
  handle: Ref<ListHandle>
}

/** A virtualized list by month; the keyboard reaches every entry. */
export function EntryList({ label, rows, place, card, handle }: EntryListProps) {
  const [focusedKey, setFocusedKey] = useState<string>()
  const focused = focusedKey === undefined ? -1 : rows.findIndex(({ key }) => key === focusedKey)
  const { scroller, heights, drawn, reveal } = useRowWindow(rows, place, focused)
  useTabStop(scroller, heights, focused)
  const wanted = useRef(-1)

  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    wanted.current = index
    setFocusedKey(row.key)
    reveal(index)
    giveFocus()
  }
  const giveFocus = () => {
    if (wanted.current === -1) return
    const row = scroller.current?.querySelector(`[data-row="${wanted.current}"]`)
    const stop = row?.querySelector<HTMLElement>('[data-card-focus]')
    if (!stop) return
    reveal(wanted.current)
    wanted.current = -1
    stop.focus({ preventScroll: true })
  }
  useImperativeHandle(handle, () => ({ focusRow }))
  // The row may have to be rendered first.
  useLayoutEffect(giveFocus)

  const move = (event: KeyboardEvent) => {
    const page = rowsOnPage(scroller.current, drawn.length)
    const next = rowForKey(event, { focused, count: rows.length, page })
    if (next === undefined) return
    event.preventDefault()
    focusRow(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the cards inside
    <div
      ref={scroller}
      className={styles.scroller}
      onKeyDown={move}
      onFocus={(event) => setFocusedKey(keyOfRow(event, rows))}
      onBlur={(event) =>
        event.currentTarget.contains(event.relatedTarget) || setFocusedKey(undefined)
      }
    >
      <ul
        className={styles.list}
        style={{ height: heights.offset(rows.length) }}
        aria-label={label}
      >
        {drawn.map((index) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={row.key}
                className={styles.row}
                style={{ transform: `translateY(${heights.offset(index)}px)` }}
                data-row={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                {row.month && <h3 className={styles.month}>{row.month}</h3>}
                {card(row)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function keyOfRow({ target }: FocusEvent, rows: readonly Row[]): string | undefined {
  const row = target.closest<HTMLElement>('[data-row]')
  return rows[Number(row?.dataset.row)]?.key
}

function rowsOnPage(list: HTMLElement | null, drawn: number): number {
  const whole = list?.firstElementChild?.children[0]?.clientHeight ?? 1
  return Math.max(1, Math.min(drawn, Math.floor((list?.clientHeight ?? 0) / whole) - 1))
}
