let calls = 0

/** To be told of every call that reaches this process. */
export function noteCall(): void {
  calls += 1
}

/** Says whether a call came since it was last asked: whoever works for long makes way then. */
export function watchCalls(): () => boolean {
  let seen = calls
  return () => {
    const came = calls !== seen
    seen = calls
    return came
  }
}
