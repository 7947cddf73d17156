interface Waiting {
  readonly who: string
  start(): void
}

/** Does something for somebody when it is their turn. */
type InTurn = <T>(who: string, signal: AbortSignal, act: () => Promise<T>) => Promise<T>

/** Lets so many people at once, and each of them once: whoever brings much waits for themselves. */
export function turns(most: number): InTurn {
  const line: Waiting[] = []
  const busy = new Set<string>()

  function goOn() {
    const at = busy.size < most ? line.findIndex(({ who }) => !busy.has(who)) : -1
    const [next] = at < 0 ? [] : line.splice(at, 1)
    if (!next) return
    busy.add(next.who)
    next.start()
    goOn()
  }

  async function myTurn(who: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting: Waiting = { who, start: resolve }
    const leave = () => {
      const at = line.indexOf(waiting)
      if (at < 0) return
      line.splice(at, 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave)
    line.push(waiting)
    goOn()
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  return async (who, signal, act) => {
    await myTurn(who, signal)
    try {
      return await act()
    } finally {
      busy.delete(who)
      goOn()
    }
  }
}
