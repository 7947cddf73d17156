interface Bounds {
  /** Of one person, or of one address. */
  readonly perKey: number
}

/**
 * Admission control for this process: bounds how many units, such as calls, a person holds at once.
 * Throws the refusal instead of waiting. What is released twice counts once.
 */
export function keyedBudget({ perKey }: Bounds, refusal: () => Error) {
  const heldBy = new Map<string, number>()
  return (key: string, units: number): { release(): void } => {
    const own = (heldBy.get(key) ?? 0) + units
    if (own > perKey) throw refusal()
    heldBy.set(key, own)
    let isReleased = false
    return {
      release() {
        if (isReleased) return
        isReleased = true
        const rest = (heldBy.get(key) ?? 0) - units
        if (rest === 0) heldBy.delete(key)
        else heldBy.set(key, rest)
      },
    }
  }
}
