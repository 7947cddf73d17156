/** A point's row and column. */
export interface PlacedPoint {
  readonly key: string
  readonly row: number
  readonly column: number
}

interface Press {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The point that an arrow key leads to, if any. */
export function nextPoint<P extends PlacedPoint>(
  points: readonly P[],
  from: PlacedPoint,
  { key, altKey, ctrlKey, metaKey }: Press,
): P | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Home') return points[0]
  if (key === 'End') return points.at(-1)
  const step = STEPS[key]
  if (!step) return undefined
  const isOneRow = points.every(({ row }) => row === from.row)
  return step.across || isOneRow ? along(points, from, step.by) : over(points, from, step.by)
}

const STEPS: Readonly<Record<string, { readonly across: boolean; readonly by: 1 | -1 }>> = {
  ArrowRight: { across: true, by: 1 },
  ArrowLeft: { across: true, by: -1 },
  ArrowDown: { across: false, by: 1 },
  ArrowUp: { across: false, by: -1 },
}

/** The next point in the same row. */
function along<P extends PlacedPoint>(points: readonly P[], from: PlacedPoint, by: 1 | -1) {
  const ahead = points.filter(
    ({ row, column }) => row === from.row && (column - from.column) * by > 0,
  )
  return nearest(ahead, ({ column }) => Math.abs(column - from.column))
}

/** The nearest point in the next non-empty row. */
function over<P extends PlacedPoint>(points: readonly P[], from: PlacedPoint, by: 1 | -1) {
  const ahead = points.filter(({ row }) => (row - from.row) * by > 0)
  const rows = ahead.map(({ row }) => Math.abs(row - from.row))
  const next = ahead.filter(({ row }) => Math.abs(row - from.row) === Math.min(...rows))
  return nearest(next, ({ column }) => Math.abs(column - from.column))
}

function nearest<P>(points: readonly P[], distance: (point: P) => number): P | undefined {
  return points.reduce<P | undefined>(
    (best, point) => (best && distance(best) <= distance(point) ? best : point),
    undefined,
  )
}
