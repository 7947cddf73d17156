/** The width of a name of a day or a month, with the gap to the next one. */
export const NAME_WIDTH_PX = 64

type Anchor = 'start' | 'middle' | 'end'

interface Axis {
  readonly left: number
  readonly right: number
}

/** Which side of a name stands at its place, so that it stays within the edges. */
export function anchorAt(x: number, { left, right }: Axis): Anchor {
  if (x < left + NAME_WIDTH_PX / 4) return 'start'
  return x > right - NAME_WIDTH_PX / 4 ? 'end' : 'middle'
}

const SHIFT: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }

/** Where a name begins, whichever side of it stands at `x`. */
const startAt = (x: number, axis: Axis) => x - SHIFT[anchorAt(x, axis)] * NAME_WIDTH_PX

/**
 * Which places have room for their name: the last one always, and each before it that ends where
 * the next begins. Places are ascending and may be any distance apart.
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

/** The baseline of a word beside a point: on the wished side of it, or where there is no room, on the other. */
export function baselineBeside(
  y: number,
  side: 'above' | 'below',
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const [above, below] = [y - 12, y + 22]
  if (side === 'above') return above < top ? below : above
  return below > bottom ? above : below
}
