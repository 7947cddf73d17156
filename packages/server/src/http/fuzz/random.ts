export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  int(below: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => list[int(list.length)] as T,
    chance: (probability) => next() < probability,
  }
}
