/** Row positions, with estimates for rows that were never measured. */
export interface RowHeights {
  readonly count: number
  /** A row's top; that of `count` is the list's end. */
  offset(index: number): number
  /** The row at an offset. */
  at(place: number): number
  /** Stores a row's height; returns whether anything moves. */
  measured(index: number, height: number): boolean
}

/** Heights by row key, which survive changes of the list. */
export type KnownHeights = Map<string, number>

/** Unmeasured rows get the average height. */
export function rowHeights(
  keys: readonly string[],
  known: KnownHeights,
  fallback: number,
): RowHeights {
  const usual = usualHeight(known) ?? fallback
  const heights = new Float64Array(keys.length).fill(usual)
  for (const [index, key] of keys.entries()) heights[index] = known.get(key) ?? usual
  const offsets = new Float64Array(keys.length + 1)
  // Offsets are valid up to this index.
  let valid = 0
  const settle = (index: number) => {
    for (; valid < index; valid += 1) {
      offsets[valid + 1] = (offsets[valid] ?? 0) + (heights[valid] ?? 0)
    }
  }
  const offset = (index: number) => {
    settle(index)
    return offsets[index] ?? 0
  }
  return {
    count: keys.length,
    offset,
    at(place) {
      let low = 0
      let high = keys.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (offset(middle) <= place) low = middle
        else high = middle - 1
      }
      return Math.max(low, 0)
    },
    measured(index, height) {
      const key = keys[index]
      if (key === undefined || height === 0) return false
      known.set(key, height)
      // Less than a pixel is rounding.
      if (Math.abs((heights[index] ?? 0) - height) < 1) return false
      heights[index] = height
      valid = Math.min(valid, index)
      return true
    },
  }
}

function usualHeight(known: KnownHeights): number | undefined {
  if (known.size === 0) return undefined
  let sum = 0
  for (const height of known.values()) sum += height
  return sum / known.size
}

/** Rows from `start` up to but excluding `end`. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

export interface View {
  readonly top: number
  readonly height: number
}

/** Overscan: rows rendered beyond the viewport. */
const OVERSCAN_ROWS = 6
/** Minimum overscan before more is rendered: Tab needs a row to move to. */
const MIN_OVERSCAN_ROWS = 4

/** The visible rows. */
export function rowsInView(heights: RowHeights, { top, height }: View): RowRange {
  if (heights.count === 0) return { start: 0, end: 0 }
  return { start: heights.at(top), end: heights.at(top + height) + 1 }
}

/** The rows to render; stable while the previous range suffices. */
export function rowsToDraw(heights: RowHeights, view: View, before: RowRange): RowRange {
  const seen = rowsInView(heights, view)
  const least = widened(seen, MIN_OVERSCAN_ROWS, heights.count)
  const most = widened(seen, 2 * OVERSCAN_ROWS, heights.count)
  const enough = before.start <= least.start && before.end >= least.end
  const tooMany = before.start < most.start || before.end > most.end
  return enough && !tooMany ? before : widened(seen, OVERSCAN_ROWS, heights.count)
}

function widened({ start, end }: RowRange, by: number, count: number): RowRange {
  return { start: Math.max(0, start - by), end: Math.min(count, end + by) }
}

/** All rows to render, in order: the range, and the focused row with its neighbors. */
export function drawnRows({ start, end }: RowRange, focused: number, count: number): number[] {
  const rows = new Set<number>()
  for (let row = start; row < Math.min(end, count); row += 1) rows.add(row)
  if (focused >= 0) {
    for (const row of [focused - 1, focused, focused + 1]) {
      if (row >= 0 && row < count) rows.add(row)
    }
  }
  return [...rows].sort((a, b) => a - b)
}
