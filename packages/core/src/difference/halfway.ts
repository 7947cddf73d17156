import type { Effort } from './effort.ts'

/** A range of both sides that is still to be compared. */
export interface Stretch {
  readonly oldFrom: number
  readonly oldTo: number
  readonly newFrom: number
  readonly newTo: number
}

/** The two sides as lists of word numbers. */
export interface Sides {
  readonly old: Int32Array
  readonly new: Int32Array
}

/**
 * One search through the edit graph. A diagonal is a position on the old side minus one on the new;
 * `reach` holds the furthest position on the old side for each diagonal.
 */
interface Search {
  readonly reach: Int32Array
  readonly least: number
  readonly most: number
  low: number
  high: number
}

/** Buffers of the searches, allocated once for the whole recursion. */
export interface Room {
  readonly forwards: Int32Array
  readonly backwards: Int32Array
  /** The index of diagonal 0. */
  readonly middle: number
}

/** Allocates buffers for two sides. */
export function roomFor(sides: Sides): Room {
  const size = sides.old.length + sides.new.length + 3
  const middle = sides.new.length + 1
  return { forwards: new Int32Array(size), backwards: new Int32Array(size), middle }
}

/**
 * A point on a shortest path between the ends of a range, found by searching from both ends until
 * the searches meet (Myers 1986). Undefined if that takes more effort than is left.
 */
export function halfway(
  sides: Sides,
  stretch: Stretch,
  room: Room,
  effort: Effort,
): { readonly old: number; readonly new: number } | undefined {
  const { oldFrom, oldTo, newFrom, newTo } = stretch
  const bounds = { least: oldFrom - newTo + room.middle, most: oldTo - newFrom + room.middle }
  const first = oldFrom - newFrom + room.middle
  const last = oldTo - newTo + room.middle
  const there: Search = { reach: room.forwards, ...bounds, low: first, high: first }
  const back: Search = { reach: room.backwards, ...bounds, low: last, high: last }
  there.reach[first] = oldFrom
  back.reach[last] = oldTo
  const meetsOnTheWayThere = (first - last) % 2 !== 0
  const walk = { sides, stretch, middle: room.middle, effort }
  while (effort.left > 0) {
    const met =
      stepThere(walk, there, meetsOnTheWayThere ? back : undefined) ??
      stepBack(walk, back, meetsOnTheWayThere ? undefined : there)
    if (met === undefined) continue
    const old = (meetsOnTheWayThere ? there : back).reach[met] as number
    return { old, new: old - met + room.middle }
  }
  return undefined
}

interface Walk {
  readonly sides: Sides
  readonly stretch: Stretch
  readonly middle: number
  readonly effort: Effort
}

/**
 * Extends the forward search by one edit; returns the diagonal on which it met the other search.
 */
function stepThere(walk: Walk, search: Search, other: Search | undefined): number | undefined {
  const { sides, stretch, middle, effort } = walk
  const { reach } = search
  widen(search, -1)
  for (let diagonal = search.high; diagonal >= search.low; diagonal -= 2) {
    const below = reach[diagonal - 1] as number
    const above = reach[diagonal + 1] as number
    const start = below < above ? above : below + 1
    let old = start
    let fresh = old - diagonal + middle
    while (old < stretch.oldTo && fresh < stretch.newTo && sides.old[old] === sides.new[fresh]) {
      old += 1
      fresh += 1
    }
    reach[diagonal] = old
    effort.left -= 1 + old - start
    if (other && isWithin(other, diagonal) && (other.reach[diagonal] as number) <= old) {
      return diagonal
    }
  }
  return undefined
}

/** The same for the backward search. */
function stepBack(walk: Walk, search: Search, other: Search | undefined): number | undefined {
  const { sides, stretch, middle, effort } = walk
  const { reach } = search
  widen(search, 0x7fffffff)
  for (let diagonal = search.high; diagonal >= search.low; diagonal -= 2) {
    const below = reach[diagonal - 1] as number
    const above = reach[diagonal + 1] as number
    const start = below < above ? below : above - 1
    let old = start
    let fresh = old - diagonal + middle
    while (
      old > stretch.oldFrom &&
      fresh > stretch.newFrom &&
      sides.old[old - 1] === sides.new[fresh - 1]
    ) {
      old -= 1
      fresh -= 1
    }
    reach[diagonal] = old
    effort.left -= 1 + start - old
    if (other && isWithin(other, diagonal) && old <= (other.reach[diagonal] as number)) {
      return diagonal
    }
  }
  return undefined
}

/** Widens the search by a diagonal on each side, within the grid; `unreached` marks the outside. */
function widen(search: Search, unreached: number): void {
  if (search.low > search.least) {
    search.low -= 1
    search.reach[search.low - 1] = unreached
  } else search.low += 1
  if (search.high < search.most) {
    search.high += 1
    search.reach[search.high + 1] = unreached
  } else search.high -= 1
}

function isWithin({ low, high }: Search, diagonal: number): boolean {
  return low <= diagonal && diagonal <= high
}
