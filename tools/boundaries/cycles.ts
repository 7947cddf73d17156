import type { Edge } from './graph.ts'

/** Every group of files that import one another in a circle, each as the way round it. */
export function findCycles(edges: readonly Edge[]): string[][] {
  const next = neighbours(edges)
  const cycles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []

  function visit(file: string): void {
    const seenAt = way.indexOf(file)
    if (seenAt >= 0) cycles.push([...way.slice(seenAt), file])
    if (seenAt >= 0 || done.has(file)) return
    way.push(file)
    for (const other of next.get(file) ?? []) visit(other)
    way.pop()
    done.add(file)
  }

  for (const file of next.keys()) visit(file)
  return cycles
}

function neighbours(edges: readonly Edge[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) {
    if (to === undefined) continue
    next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  return next
}
