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
import {
  drawnRows,
  type KnownHeights,
  type RowHeights,
  type RowRange,
  rowHeights,
  rowsToDraw,
  type View,
} from './row-heights.ts'
import { anchorAt, measureRows, scrollToAnchor, scrollToRow } from './scrolling.ts'

/** Estimated height of a card, in px. */
const USUAL_HEIGHT_PX = 160

/** The list width for which heights are known. */
const widths = new WeakMap<KnownHeights, number>()

/** Row heights; a new width invalidates them. */
function useRowHeights(
  keys: readonly string[],
  { heights: known }: ListPlace,
  scroller: RefObject<HTMLElement | null>,
  drawAgain: () => void,
): RowHeights {
  const [width, setWidth] = useState(() => widths.get(known) ?? 0)
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      setWidth(list.clientWidth)
      drawAgain()
    })
    observer.observe(list)
    // A late web font changes line breaks.
    document.fonts.addEventListener('loadingdone', drawAgain)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', drawAgain)
    }
  }, [scroller, drawAgain])
  return useMemo(() => {
    if (widths.get(known) !== width) known.clear()
    widths.set(known, width)
    return rowHeights(keys, known, USUAL_HEIGHT_PX)
  }, [keys, known, width])
}

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly heights: RowHeights
  /** The rows to render. */
  readonly drawn: readonly number[]
  /** Scrolls minimally to reveal a row. */
  readonly reveal: (index: number) => void
}

/** A row with a month heading is taller, so it has another key. */
const keyOf = ({ key, month }: Row) => (month === undefined ? key : `${key} ${month}`)

/** Virtualizes a list with variable row heights. */
export function useRowWindow(rows: readonly Row[], place: ListPlace, focused: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<RowRange>({ start: 0, end: 12 })
  const [drawing, drawAgain] = useReducer((count: number) => count + 1, 0)
  const keys = useMemo(() => rows.map(keyOf), [rows])
  const heights = useRowHeights(keys, place, scroller, drawAgain)
  const drawn = drawnRows(range, focused, rows.length)
  /** The revealed row, kept in view until all heights around it are known. */
  const sought = useRef(-1)

  const updateRange = useCallback(() => {
    const list = scroller.current
    if (!list) return
    place.anchor = anchorAt(heights, keys, list.scrollTop)
    const view = viewOf(list)
    setRange((before) => rowsToDraw(heights, view, before))
  }, [heights, keys, place])

  // A changed list: restore the anchor at the top edge.
  useLayoutEffect(() => {
    const list = scroller.current
    if (list && place.anchor) scrollToAnchor(list, heights, keys.indexOf(place.anchor.key), place)
    updateRange()
  }, [heights, keys, place, updateRange])

  // The list may be shorter than when the entry was opened from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useLayoutEffect(() => {
    sought.current = rows.findIndex(({ entry }) => entry._id === place.opened)
    place.opened = undefined
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render may measure other heights
  useLayoutEffect(() => {
    const list = scroller.current
    if (!list) return
    const moved = measureRows(list, heights)
    if (sought.current !== -1) scrollToRow(list, heights, sought.current)
    const settled = !moved && rowsToDraw(heights, viewOf(list), range) === range
    if (settled) sought.current = -1
    if (moved) drawAgain()
    updateRange()
  }, [heights, drawn.join(), drawing])

  useEffect(() => {
    const list = scroller.current
    list?.addEventListener('scroll', updateRange, { passive: true })
    return () => list?.removeEventListener('scroll', updateRange)
  }, [updateRange])

  const reveal = useCallback(
    (index: number) => {
      if (!scroller.current) return
      sought.current = index
      scrollToRow(scroller.current, heights, index)
      // The scroll event fires later, when the list may already be unmounted.
      updateRange()
      drawAgain()
    },
    [heights, updateRange],
  )
  return { scroller, heights, drawn, reveal }
}

function viewOf({ scrollTop, clientHeight }: HTMLElement): View {
  return { top: scrollTop, height: clientHeight }
}
