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
  const heights = new Float64Array(keys.length).fill(usual)
  for (const [index, key] of keys.entries()) heights[index] = known.get(key) ?? usual
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

/** So many rows beyond those in view are drawn when more are needed … */
const BEYOND = 6
/** … and more are needed when fewer than these are left: there must be one to tab to. */
const LEFT = 4

/** The rows that are in view. */
export function rowsInView(heights: RowHeights, { top, height }: View): RowRange {
  if (heights.count === 0) return { start: 0, end: 0 }
  return { start: heights.at(top), end: heights.at(top + height) + 1 }
}

/** The rows to be drawn, which are the same ones as before for as long as those will do. */
export function rowsToDraw(heights: RowHeights, view: View, before: RowRange): RowRange {
  const seen = rowsInView(heights, view)
  const least = widened(seen, LEFT, heights.count)
  const most = widened(seen, 2 * BEYOND, heights.count)
  const enough = before.start <= least.start && before.end >= least.end
  const tooMany = before.start < most.start || before.end > most.end
  return enough && !tooMany ? before : widened(seen, BEYOND, heights.count)
}

function widened({ start, end }: RowRange, by: number, count: number): RowRange {
  return { start: Math.max(0, start - by), end: Math.min(count, end + by) }
}

/** All rows to be drawn, in their order: those in view, and the one with the focus among its own. */
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
