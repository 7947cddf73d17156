/** Milliseconds that this thread has worked; what other processes take does not count. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Watches for how long at most one turn of the event loop keeps all others waiting. */
export function watchLoop() {
  let longest = 0
  let last = worked()
  let watching = true
  const look = () => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(look)
  }
  setImmediate(look)
  return {
    /** In milliseconds; the watch ends. */
    longest() {
      watching = false
      return longest
    },
  }
}
