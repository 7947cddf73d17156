import { type RefObject, useLayoutEffect } from 'react'
import type { RowHeights } from './row-heights.ts'

/**
 * Roving tabindex: Tab stops at one row only, the focused or first visible one. Arrow keys move
 * between rows.
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

/** The first fully visible row. */
export function firstWhole(heights: RowHeights, { scrollTop }: { scrollTop: number }): number {
  const row = heights.at(scrollTop)
  const isWhole = heights.offset(row) >= Math.floor(scrollTop)
  return isWhole ? row : Math.min(row + 1, heights.count - 1)
}

// Set on the DOM: as a prop it would render cards on every scroll.
function stopAt(list: HTMLElement, stop: number): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const tabIndex = Number(row.dataset.row) === stop ? 0 : -1
    for (const button of row.querySelectorAll('button')) {
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
    }
  }
}
