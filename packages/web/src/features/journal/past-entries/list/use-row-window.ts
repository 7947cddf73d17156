import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { ListPlace } from '../list-place.ts'
import type { Row } from './months.ts'
import { drawnRows, type RowHeights, type RowRange, rowsToDraw, type View } from './row-heights.ts'
import { anchorAt, measureRows, scrollToAnchor, scrollToRow } from './scrolling.ts'
import { useRowHeights } from './use-row-heights.ts'

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly heights: RowHeights
  /** The rows to be drawn. */
  readonly drawn: readonly number[]
  /** Scrolls as little as needed for a row to be in view. */
  readonly reveal: (index: number) => void
}

/** A row with the name of a month over it is higher, so that it goes by another key. */
const keyOf = ({ key, month }: Row) => (month === undefined ? key : `${key} ${month}`)

/** Draws of a long list only what is in view, whatever the heights of its rows. */
export function useRowWindow(rows: readonly Row[], place: ListPlace, focused: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<RowRange>({ start: 0, end: 12 })
  const [drawing, drawAgain] = useReducer((count: number) => count + 1, 0)
  const keys = useMemo(() => rows.map(keyOf), [rows])
  const heights = useRowHeights(keys, place, scroller, drawAgain)
  const drawn = drawnRows(range, focused, rows.length)
  /** The row that somebody went to: it stays in view until all heights around it are known. */
  const sought = useRef(-1)

  const look = useCallback(() => {
    const list = scroller.current
    if (!list) return
    place.anchor = anchorAt(heights, keys, list.scrollTop)
    const view = viewOf(list)
    setRange((before) => rowsToDraw(heights, view, before))
  }, [heights, keys, place])

  // Another list: what stood at its upper edge stands there again.
  useLayoutEffect(() => {
    const list = scroller.current
    if (list && place.anchor) scrollToAnchor(list, heights, keys.indexOf(place.anchor.key), place)
    look()
  }, [heights, keys, place, look])

  // There may be less room for the list than when somebody went to the page from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is shown again
  useLayoutEffect(() => {
    sought.current = rows.findIndex(({ entry }) => entry._id === place.opened)
    place.opened = undefined
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every drawing may show other heights
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    const moved = measureRows(list, heights)
    if (sought.current !== -1) scrollToRow(list, heights, sought.current)
    const settled = !moved && rowsToDraw(heights, viewOf(list), range) === range
    if (settled) sought.current = -1
    if (moved) drawAgain()
    look()
  }, [heights, drawn.join(), drawing])

  useEffect(() => {
    const list = scroller.current
    list?.addEventListener('scroll', look, { passive: true })
    return () => list?.removeEventListener('scroll', look)
  }, [look])

  const reveal = useCallback(
    (index: number) => {
      if (!scroller.current) return
      sought.current = index
      scrollToRow(scroller.current, heights, index)
      // Browsers tell of it later: the list may be gone by then, and its place not known.
      look()
      drawAgain()
    },
    [heights, look],
  )
  return { scroller, heights, drawn, reveal }
}

function viewOf({ scrollTop, clientHeight }: HTMLElement): View {
  return { top: scrollTop, height: clientHeight }
}
