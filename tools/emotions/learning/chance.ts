/** Numbers from 0 to 1 that are the same for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The numbers below `count` in an order of chance. */
export function shuffled(count: number, chance: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    const kept = order[at] as number
    order[at] = order[other] as number
    order[other] = kept
  }
  return order
}
