interface Bounds {
  readonly total: number
  /** Of one person. */
  readonly perKey: number
  /** How long a share is safe from being taken back. */
  readonly safeMs: number
}

/** What one piece of work holds of a budget. */
export interface Share {
  /** Takes more, or throws the refusal. */
  grow(units: number): void
  /** From now on it isn't taken back. */
  keep(): void
  /** Returns all of it; idempotent. */
  release(): void
}

interface Holding {
  readonly key: string
  readonly since: number
  units: number
  readonly takeBack: () => void
}

/**
 * A budget that a few can't fill: no one takes more than what's left for others. If there's no room
 * for a person, the one who holds most gives back what they began a while ago and haven't finished,
 * provided that it's more than this person would hold. Otherwise it throws the refusal instead of
 * waiting.
 */
export function fairBudget(
  { total, perKey, safeMs }: Bounds,
  refusal: () => Error,
  clock = () => performance.now(),
) {
  const heldBy = new Map<string, number>()
  /** What can be taken back. */
  const open = new Set<Holding>()
  let held = 0
  const add = (holding: Holding, units: number) => {
    held += units
    holding.units += units
    const own = (heldBy.get(holding.key) ?? 0) + units
    if (own === 0) heldBy.delete(holding.key)
    else heldBy.set(holding.key, own)
  }
  const ofPerson = ({ key }: Holding) => heldBy.get(key) ?? 0

  /** Takes back shares of people who hold more than this, or none if that isn't enough. */
  const takeBackOver = (own: number, missing: number): boolean => {
    const until = clock() - safeMs
    const givers = [...open]
      .filter(({ since, units }) => since <= until && units > 0)
      .filter((holding) => ofPerson(holding) > own)
      .toSorted((a, b) => ofPerson(b) - ofPerson(a) || b.units - a.units)
    if (givers.reduce((sum, { units }) => sum + units, 0) < missing) return false
    for (let left = missing; left > 0; ) {
      const giver = givers.shift()
      left -= giver?.units ?? left
      giver?.takeBack()
    }
    return true
  }

  /** `takenBack` is called if it had to give way. */
  return (key: string, takenBack: (refusal: Error) => void): Share => {
    let isReleased = false
    const release = () => {
      if (isReleased) return
      isReleased = true
      open.delete(holding)
      add(holding, -holding.units)
    }
    const takeBack = () => {
      release()
      takenBack(refusal())
    }
    const holding: Holding = { key, since: clock(), units: 0, takeBack }
    open.add(holding)
    return {
      grow(more) {
        const own = ofPerson(holding) + more
        if (isReleased || own > perKey) throw refusal()
        // As much as a person holds stays free for others.
        const missing = held + more + own - total
        if (missing > 0 && !takeBackOver(own, missing)) throw refusal()
        add(holding, more)
      },
      keep: () => void open.delete(holding),
      release,
    }
  }
}
