import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { ListPlace } from '../list-place.ts'
import { type KnownHeights, type RowHeights, rowHeights } from './row-heights.ts'

/** What a card takes, until one was measured. */
const USUAL_HEIGHT = 160

/** For which width of the list heights are known. */
const widths = new WeakMap<KnownHeights, number>()

/** The heights of the rows. Another width makes all that is known of them void. */
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
    // A font that comes late changes where lines break.
    document.fonts.addEventListener('loadingdone', drawAgain)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', drawAgain)
    }
  }, [scroller, drawAgain])
  return useMemo(() => {
    if (widths.get(known) !== width) known.clear()
    widths.set(known, width)
    return rowHeights(keys, known, USUAL_HEIGHT)
  }, [keys, known, width])
}
