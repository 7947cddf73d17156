/** Where a point stands among the others: in its row and column. */
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

/** The point that a key leads to; none where it is not a key for walking, or nothing is there. */
export function nextPoint<P extends PlacedPoint>(
  points: readonly P[],
  from: PlacedPoint,
  { key, altKey, ctrlKey, metaKey }: Press,
): P | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const inOrder = points.toSorted((a, b) => a.row - b.row || a.column - b.column)
  if (key === 'Home') return inOrder[0]
  if (key === 'End') return inOrder.at(-1)
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const step = key === 'ArrowRight' ? 1 : -1
    const ahead = points.filter(
      (point) => point.row === from.row && (point.column - from.column) * step > 0,
    )
    return nearest(ahead, ({ column }) => Math.abs(column - from.column))
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const step = key === 'ArrowDown' ? 1 : -1
  const ahead = points.filter((point) => (point.row - from.row) * step > 0)
  return nearest(
    ahead,
    ({ row, column }) => Math.abs(row - from.row) * 1000 + Math.abs(column - from.column),
  )
}

function nearest<P>(points: readonly P[], distance: (point: P) => number): P | undefined {
  return points.reduce<P | undefined>(
    (best, point) => (best && distance(best) <= distance(point) ? best : point),
    undefined,
  )
}
