let calls = 0

/** To be told of every call that reaches this process. */
export function noteCall(): void {
  calls += 1
}

/** Says whether a call came since the last time it was asked, so that long work can yield to it. */
export function watchCalls(): () => boolean {
  let seen = calls
  return () => {
    const came = calls !== seen
    seen = calls
    return came
  }
}
