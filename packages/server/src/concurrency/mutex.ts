type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

/** Mutual exclusion within this process: runs one piece of work after the other, in their order. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}
