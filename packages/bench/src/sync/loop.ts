import { WASI } from 'node:wasi'

// The types that we check with know no browser, and so not this either.
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
}

const memory = new WebAssembly.Memory({ initial: 1 })
const nanoseconds = new DataView(memory.buffer)
const wasi = new WASI({ version: 'preview1' })
wasi.initialize({ exports: { memory } })
const { clock_time_get: readClock } = wasi.wasiImport as {
  clock_time_get(clock: number, precision: bigint, at: number): number
}
const THREAD_CPU = 3

/**
 * Milliseconds that this thread has worked; what other processes take does not count. By way of
 * WASI, since process.threadCpuUsage() moves in steps of 4 ms on many a kernel.
 */
export function worked(): number {
  const failure = readClock(THREAD_CPU, 0n, 0)
  if (failure) throw new Error(`No clock of the thread: ${failure}`)
  return Number(nanoseconds.getBigUint64(0, true)) / 1e6
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
