/** Saves from one device that are closer together than this belong together. */
export const PAUSE = 5 * 60 * 1000

interface Earlier {
  readonly sitting: string
  readonly changedAt: number
}

/** Whether a version was written in this session. */
export function isOf({ sitting }: Pick<Earlier, 'sitting'>, sessionId: string): boolean {
  return sitting.startsWith(`${sessionId}:`)
}

/** The sitting that a save belongs to: that of the previous version, or a new one. */
export function sittingOf(earlier: Earlier | undefined, sessionId: string, now: number) {
  if (!earlier || !isOf(earlier, sessionId) || now - earlier.changedAt >= PAUSE) {
    return { goesOn: false, sitting: `${sessionId}:${now}` }
  }
  return { goesOn: true, sitting: earlier.sitting }
}
