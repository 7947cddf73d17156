/**
 * A fair scheduler, round-robin over people: each turn of the event loop lets one of those who
 * wait continue, and whoever waits with many stands behind everyone else after each of them.
 */
export function fairTurns(): (who: string) => Promise<void> {
  const line = new Map<string, (() => void)[]>()

  function serveNext(): void {
    const [first] = line
    if (!first) return
    const [who, [resolve, ...rest]] = first
    line.delete(who)
    if (rest.length > 0) line.set(who, rest)
    if (line.size > 0) setImmediate(serveNext)
    resolve?.()
  }

  return (who) =>
    new Promise((resolve) => {
      if (line.size === 0) setImmediate(serveNext)
      line.set(who, [...(line.get(who) ?? []), resolve])
    })
}
