import { type RefObject, useLayoutEffect } from 'react'
import type { RowHeights } from './row-heights.ts'

/**
 * Lets the Tab key stop at one row only, the one with the focus or the first in view, so that what
 * follows the list is not behind all of it. Arrows lead from row to row.
 */
export function useTabStop(
  list: RefObject<HTMLElement | null>,
  heights: RowHeights,
  focused: number,
): void {
  useLayoutEffect(() => {
    const scroller = list.current
    if (!scroller) return
    const settle = () => stopAt(scroller, focused === -1 ? firstWhole(heights, scroller) : focused)
    settle()
    scroller.addEventListener('scroll', settle, { passive: true })
    return () => scroller.removeEventListener('scroll', settle)
  })
}

/** The first row of which nothing is scrolled out. */
export function firstWhole(heights: RowHeights, { scrollTop }: { scrollTop: number }): number {
  const row = heights.at(scrollTop)
  const isWhole = heights.offset(row) >= Math.floor(scrollTop)
  return isWhole ? row : Math.min(row + 1, heights.count - 1)
}

// Not as a property of the cards: they would be drawn anew with every row that is scrolled by.
function stopAt(list: HTMLElement, stop: number): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const tabIndex = Number(row.dataset.row) === stop ? 0 : -1
    for (const button of row.querySelectorAll('button')) {
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
    }
  }
}
