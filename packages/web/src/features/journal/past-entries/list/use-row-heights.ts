import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { ListPlace } from '../list-place.ts'
import { type KnownHeights, type RowHeights, rowHeights } from './row-heights.ts'

/** Estimated height of a card, in px. */
const USUAL_HEIGHT_PX = 160

/** The list width for which heights are known. */
const widths = new WeakMap<KnownHeights, number>()

/** Row heights; a new width invalidates them. */
export function useRowHeights(
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
