import type { Effort } from './effort.ts'
import { halfway, type Room, roomFor, type Sides, type Stretch } from './halfway.ts'

/** An edit script: which items are removed, and which are added. */
export interface Edit {
  /** 1 for every removed item of the old list. */
  readonly goes: Uint8Array
  /** 1 for every added item of the new list. */
  readonly comes: Uint8Array
}

/** The shortest edit script; undefined if that takes too much effort. */
export function shortestEdit(
  old: readonly string[],
  fresh: readonly string[],
  effort: Effort,
): Edit | undefined {
  const sides = internItems(old, fresh)
  const edit = { goes: new Uint8Array(old.length), comes: new Uint8Array(fresh.length) }
  const whole = { oldFrom: 0, oldTo: old.length, newFrom: 0, newTo: fresh.length }
  return mark({ sides, room: roomFor(sides), effort, edit }, whole) ? edit : undefined
}

interface Marking {
  readonly sides: Sides
  readonly room: Room
  readonly effort: Effort
  readonly edit: Edit
}

function mark(marking: Marking, whole: Stretch): boolean {
  const { sides, room, effort, edit } = marking
  const stretch = trimCommonEnds(sides, whole, effort)
  const { oldFrom, oldTo, newFrom, newTo } = stretch
  if (oldFrom === oldTo || newFrom === newTo) {
    edit.goes.fill(1, oldFrom, oldTo)
    edit.comes.fill(1, newFrom, newTo)
    return true
  }
  const point = halfway(sides, stretch, room, effort)
  return (
    point !== undefined &&
    mark(marking, { ...stretch, oldTo: point.old, newTo: point.new }) &&
    mark(marking, { ...stretch, oldFrom: point.old, newFrom: point.new })
  )
}

function trimCommonEnds(sides: Sides, whole: Stretch, effort: Effort): Stretch {
  let { oldFrom, oldTo, newFrom, newTo } = whole
  while (oldFrom < oldTo && newFrom < newTo && sides.old[oldFrom] === sides.new[newFrom]) {
    oldFrom += 1
    newFrom += 1
  }
  while (oldFrom < oldTo && newFrom < newTo && sides.old[oldTo - 1] === sides.new[newTo - 1]) {
    oldTo -= 1
    newTo -= 1
  }
  effort.left -= oldFrom - whole.oldFrom + whole.oldTo - oldTo
  return { oldFrom, oldTo, newFrom, newTo }
}

/** Interns the items: numbers compare faster than strings. */
function internItems(old: readonly string[], fresh: readonly string[]): Sides {
  const numbers = new Map<string, number>()
  const numberOf = (item: string) => {
    const known = numbers.get(item) ?? numbers.size
    numbers.set(item, known)
    return known
  }
  return { old: Int32Array.from(old, numberOf), new: Int32Array.from(fresh, numberOf) }
}
