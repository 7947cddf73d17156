interface Bounds {
  readonly total?: number
  /** Of one person, or of one address. */
  readonly perKey: number
}

/** The share of a budget that one piece of work holds. */
export interface Allotment {
  /** Takes more, or throws the refusal. */
  grow(units: number): void
  /** Returns all of it; idempotent. */
  release(): void
}

/**
 * Admission control for this process: bounds how many units, such as calls or bytes, all people
 * and each of them hold at once. Throws the refusal instead of waiting.
 */
export function keyedBudget({ total = Infinity, perKey }: Bounds, refusal: () => Error) {
  const heldBy = new Map<string, number>()
  let held = 0
  const add = (key: string, units: number) => {
    held += units
    const own = (heldBy.get(key) ?? 0) + units
    if (own === 0) heldBy.delete(key)
    else heldBy.set(key, own)
  }

  return (key: string, units = 0): Allotment => {
    let taken = 0
    let isReleased = false
    const allotment = {
      grow(more: number) {
        const own = heldBy.get(key) ?? 0
        if (isReleased || held + more > total || own + more > perKey) throw refusal()
        taken += more
        add(key, more)
      },
      release() {
        if (isReleased) return
        isReleased = true
        add(key, -taken)
      },
    }
    if (units > 0) allotment.grow(units)
    return allotment
  }
}
