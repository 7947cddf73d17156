/** Where the rows of a list are, when only some of them were ever seen and measured. */
export interface RowHeights {
  readonly count: number
  /** Where a row begins; that of `count` is where the list ends. */
  offset(index: number): number
  /** The row at a place of the list. */
  at(place: number): number
  /** Notes the height of a row; says whether anything moves. */
  measured(index: number, height: number): boolean
}

/** Heights by row, which outlive a change of the list. */
export type KnownHeights = Map<string, number>

/** A row that was never seen is taken to be as high as the usual one. */
export function rowHeights(
  keys: readonly string[],
  known: KnownHeights,
  fallback: number,
): RowHeights {
  const usual = usualHeight(known) ?? fallback
  const heights = Float64Array.from(keys, (key) => known.get(key) ?? usual)
  const offsets = new Float64Array(keys.length + 1)
  // Offsets up to this one are true.
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
      // Less than a pixel is the rounding of the browser.
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

/** The rows from `start` up to and without `end`. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

export interface View {
  readonly top: number
  readonly height: number
}

/** Rows beyond those in view, so that there is something to scroll into and to tab to. */
const BEYOND = 6

/** The rows that have to be there for what is in view. */
export function rowsInView(heights: RowHeights, { top, height }: View): RowRange {
  const start = Math.max(0, heights.at(top) - BEYOND)
  const end = Math.min(heights.count, heights.at(top + height) + 1 + BEYOND)
  return { start, end }
}

/** All rows to be drawn, in their order: those in view, and the one with the focus among its own. */
export function drawnRows({ start, end }: RowRange, focused: number, count: number): number[] {
  const rows = new Set<number>()
  for (let row = start; row < end; row += 1) rows.add(row)
  if (focused >= 0) {
    for (const row of [focused - 1, focused, focused + 1]) {
      if (row >= 0 && row < count) rows.add(row)
    }
  }
  return [...rows].sort((a, b) => a - b)
}
