let calls = 0

/** Call it for every request that reaches this process. */
export function noteCall(): void {
  calls += 1
}

/** Tells whether a request came since the last time, so that long work can yield to it. */
export function watchCalls(): () => boolean {
  let seen = calls
  return () => {
    const came = calls !== seen
    seen = calls
    return came
  }
}
