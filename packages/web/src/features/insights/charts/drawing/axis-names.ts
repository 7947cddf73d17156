/** Width of a day or month label, including the gap. */
export const NAME_WIDTH_PX = 64

type Anchor = 'start' | 'middle' | 'end'

interface Axis {
  readonly left: number
  readonly right: number
}

/** Text anchor that keeps a label within the edges. */
export function anchorAt(x: number, { left, right }: Axis): Anchor {
  if (x < left + NAME_WIDTH_PX / 3) return 'start'
  return x > right - NAME_WIDTH_PX / 3 ? 'end' : 'middle'
}

const SHIFT: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }

/** Left edge of a label anchored at `x`. */
const startAt = (x: number, axis: Axis) => x - SHIFT[anchorAt(x, axis)] * NAME_WIDTH_PX

/**
 * Which labels fit without overlapping: the last one always, then backwards. Positions are
 * ascending, with any spacing.
 */
export function namedPlaces(xs: readonly number[], axis: Axis): ReadonlySet<number> {
  const named = new Set<number>()
  let next = Number.POSITIVE_INFINITY
  for (let index = xs.length - 1; index >= 0; index -= 1) {
    const start = startAt(xs[index] ?? 0, axis)
    if (start + NAME_WIDTH_PX > next) continue
    named.add(index)
    next = start
  }
  return named
}

/**
 * The baseline of a label next to a point: on the preferred side, or on the other if it doesn't
 * fit.
 */
export function baselineBeside(
  y: number,
  side: 'above' | 'below',
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const [above, below] = [y - 12, y + 22]
  if (side === 'above') return above < top ? below : above
  return below > bottom ? above : below
}
