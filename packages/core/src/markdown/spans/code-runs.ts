const RUN = /`+/g

/**
 * Finds the end of code. The runs of backticks are listed once by their length, because searching
 * ahead from each run would be quadratic.
 */
export function findCodeRuns(text: string): (length: number, from: number) => number {
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const same = runs.get(run.length)
    if (same) same.push(index)
    else runs.set(run.length, [index])
  }
  const next = new Map<number, number>()
  return (length, from) => {
    const same = runs.get(length) ?? []
    let at = next.get(length) ?? 0
    while (at < same.length && (same[at] ?? 0) < from) at += 1
    next.set(length, at)
    return same[at] ?? -1
  }
}
