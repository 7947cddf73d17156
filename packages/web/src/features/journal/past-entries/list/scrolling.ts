import type { Anchor, ListPlace } from '../list-place.ts'
import type { RowHeights } from './row-heights.ts'

/** The scroll anchor at the top edge; none at the start of the list. */
export function anchorAt(
  heights: RowHeights,
  keys: readonly string[],
  top: number,
): Anchor | undefined {
  const index = heights.at(top)
  const key = keys[index]
  return top < 2 || key === undefined ? undefined : { key, below: top - heights.offset(index) }
}

export function scrollToAnchor(
  list: HTMLElement,
  heights: RowHeights,
  index: number,
  { anchor }: Pick<ListPlace, 'anchor'>,
): void {
  if (index === -1 || !anchor) return
  const top = heights.offset(index) + anchor.below
  if (Math.abs(list.scrollTop - top) >= 1) list.scrollTop = top
}

/**
 * Measures rendered rows and keeps the anchor row in place; returns whether any height was wrong.
 */
export function measureRows(list: HTMLElement, heights: RowHeights): boolean {
  const { scrollTop } = list
  const edge = heights.at(scrollTop)
  const before = heights.offset(edge)
  let moved = false
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const { height } = row.getBoundingClientRect()
    moved = heights.measured(Number(row.dataset.row), height) || moved
  }
  if (moved) makeRoom(list, heights)
  const shift = heights.offset(edge) - before
  if (Math.abs(shift) >= 1) list.scrollTop = scrollTop + shift
  return moved
}

/** Near its end, a list can be scrolled correctly only once its height is. */
function makeRoom({ firstElementChild }: HTMLElement, heights: RowHeights): void {
  if (!(firstElementChild instanceof HTMLElement)) return
  firstElementChild.style.height = `${heights.offset(heights.count)}px`
}

/** Scrolls minimally to reveal a row, or its top if it's too tall. */
export function scrollToRow(list: HTMLElement, heights: RowHeights, index: number): void {
  const start = heights.offset(index)
  const last = Math.min(start, heights.offset(index + 1) - list.clientHeight)
  if (start < list.scrollTop) list.scrollTop = start
  else if (last > list.scrollTop) list.scrollTop = last
}
