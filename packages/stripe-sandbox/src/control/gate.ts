export type Outage = 'none' | 'unavailable' | 'hang'

/** Stands before the API: counts the calls, and answers none of them while the API is down. */
export interface Gate {
  readonly outage: Outage
  set(outage: Outage): void
  /** Resolves to `false` once a call that hung is to be given up. */
  pass(call: string): Promise<boolean> | boolean
  calls(): Readonly<Record<string, number>>
  forget(): void
}

export function createGate(): Gate {
  let outage: Outage = 'none'
  const counts = new Map<string, number>()
  const waiting = new Set<() => void>()

  return {
    get outage() {
      return outage
    },
    set(mode) {
      outage = mode
      for (const giveUp of waiting) giveUp()
      waiting.clear()
    },
    pass(call) {
      counts.set(call, (counts.get(call) ?? 0) + 1)
      if (outage !== 'hang') return true
      return new Promise((resolve) => waiting.add(() => resolve(false)))
    },
    calls: () => Object.fromEntries(counts),
    forget: () => counts.clear(),
  }
}
