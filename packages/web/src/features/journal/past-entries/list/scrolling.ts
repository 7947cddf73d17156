import type { Anchor, ListPlace } from '../list-place.ts'
import type { RowHeights } from './row-heights.ts'

/** What stands at the upper edge; nothing for somebody who is at the beginning, and stays there. */
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
 * Measures the rows that are drawn and keeps the one at the upper edge where it is, whatever the
 * true heights of those before it; says whether any was not what it was taken for.
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

/** At its end a list can be scrolled to its true place only once it is as high as it truly is. */
function makeRoom({ firstElementChild }: HTMLElement, heights: RowHeights): void {
  if (!(firstElementChild instanceof HTMLElement)) return
  firstElementChild.style.height = `${heights.offset(heights.count)}px`
}

/** Scrolls as little as needed for a row to be in view, or its beginning if it is too high. */
export function scrollToRow(list: HTMLElement, heights: RowHeights, index: number): void {
  const start = heights.offset(index)
  const last = Math.min(start, heights.offset(index + 1) - list.clientHeight)
  if (start < list.scrollTop) list.scrollTop = start
  else if (last > list.scrollTop) list.scrollTop = last
}
