interface Bounds {
  readonly total: number
  /** Of one person. */
  readonly each: number
}

/** What one body takes up. */
export interface HeldBytes {
  /** Takes more, or throws the refusal. */
  grow(bytes: number): void
  /** Gives all of it back; a second time does nothing. */
  release(): void
}

/** Bounds how many bytes of one kind are in this process, of all people and of each. */
export function byteBudget({ total, each }: Bounds, refusal: () => Error) {
  const heldBy = new Map<string, number>()
  let held = 0
  const add = (userId: string, bytes: number) => {
    held += bytes
    const own = (heldBy.get(userId) ?? 0) + bytes
    if (own === 0) heldBy.delete(userId)
    else heldBy.set(userId, own)
  }

  return (userId: string): HeldBytes => {
    let taken = 0
    let isReleased = false
    return {
      grow(bytes) {
        const own = heldBy.get(userId) ?? 0
        if (isReleased || held + bytes > total || own + bytes > each) throw refusal()
        taken += bytes
        add(userId, bytes)
      },
      release() {
        if (isReleased) return
        isReleased = true
        add(userId, -taken)
      },
    }
  }
}
