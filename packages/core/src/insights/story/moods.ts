/** Days with a feeling on each side, below which a shift may be chance. */
const MIN_FELT = 2
const CLEAR_SHIFT = 0.3
/** Neighbors in time whose feelings are compared. */
const REACH = 6

/** The mean feeling of each entry; undefined if its writer says none. */
export type Moods = readonly (number | undefined)[]

/** Whether entries read lighter or heavier from a place on; undefined where that isn't clear. */
export function shiftAt(moods: Moods, at: number): 'lighter' | 'heavier' | undefined {
  const shift = shiftBetween(moods.slice(0, at), moods.slice(at))
  if (shift === undefined || Math.abs(shift) < CLEAR_SHIFT) return undefined
  return shift > 0 ? 'lighter' : 'heavier'
}

/** How much lighter the next entries read than those just before. */
export const shiftNear = (moods: Moods, at: number) =>
  shiftBetween(moods.slice(Math.max(0, at - REACH), at), moods.slice(at, at + REACH))

function shiftBetween(before: Moods, after: Moods): number | undefined {
  const [earlier, later] = [before, after].map((moods) =>
    moods.filter((mood) => mood !== undefined),
  )
  if (!earlier || !later || Math.min(earlier.length, later.length) < MIN_FELT) return undefined
  return mean(later) - mean(earlier)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
