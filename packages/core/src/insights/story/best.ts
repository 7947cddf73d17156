/** The element with the highest score; the first of several. */
export function best<T>(list: readonly T[], scoreOf: (one: T) => number): T | undefined {
  let [most, found]: [number, T | undefined] = [Number.NEGATIVE_INFINITY, undefined]
  for (const one of list) {
    const score = scoreOf(one)
    if (score > most) [most, found] = [score, one]
  }
  return found
}
