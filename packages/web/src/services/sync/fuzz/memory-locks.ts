/** Web Locks of one browser: one holder per name, the others in a queue. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, hold: () => Promise<unknown>) => {
    const queued = (queues.get(name) ?? Promise.resolve()).then(hold)
    queues.set(
      name,
      queued.catch(() => {}),
    )
    return queued
  }
  return { request: request as LockManager['request'] }
}
