/** The locks of one browser: one holder at a time, the others in a queue. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, hold: () => Promise<unknown>) => {
    const turn = last.then(hold)
    last = turn.catch(() => {})
    return turn
  }
  return { request: request as LockManager['request'] }
}
