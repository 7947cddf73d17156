/** Saves of one device that follow one another more closely than this belong together. */
export const PAUSE = 5 * 60 * 1000

interface Earlier {
  readonly sitting: string
  readonly changedAt: number
}

/** Whether a version was written in this session. */
export function isOf({ sitting }: Pick<Earlier, 'sitting'>, sessionId: string): boolean {
  return sitting.startsWith(`${sessionId}:`)
}

/** The sitting that a save belongs to: the one of the version before it, or a new one. */
export function sittingOf(earlier: Earlier | undefined, sessionId: string, now: number) {
  if (!earlier || !isOf(earlier, sessionId) || now - earlier.changedAt >= PAUSE) {
    return { goesOn: false, sitting: `${sessionId}:${now}` }
  }
  return { goesOn: true, sitting: earlier.sitting }
}

/** So many of the versions that a sitting replaced are kept. */
const KEPT_OF_A_SITTING = 10

interface Replaced {
  readonly id: string
  readonly replaced_at: number
}

/** Which of a sitting's versions, oldest first, can go: the one that stood for the shortest time. */
export function leastOf(replaced: readonly Replaced[]): Replaced | undefined {
  if (replaced.length <= KEPT_OF_A_SITTING) return undefined
  const stood = (index: number) =>
    (replaced[index]?.replaced_at ?? 0) - (replaced[index - 1]?.replaced_at ?? 0)
  let least = 1
  for (let index = 2; index < replaced.length; index += 1) {
    if (stood(index) < stood(least)) least = index
  }
  return replaced[least]
}
