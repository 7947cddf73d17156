/** Work that people wait for. Background work waits before each piece until there is none. */
export interface Foreground {
  during<T>(act: () => Promise<T>): Promise<T>
  /** Resolves once there is none. */
  untilIdle(signal: AbortSignal): Promise<void>
}

export function foreground(): Foreground {
  let underWay = 0
  let idle = Promise.withResolvers<void>()

  return {
    async during(act) {
      underWay += 1
      try {
        return await act()
      } finally {
        underWay -= 1
        if (underWay === 0) {
          idle.resolve()
          idle = Promise.withResolvers()
        }
      }
    },

    async untilIdle(signal) {
      signal.throwIfAborted()
      while (underWay > 0) {
        await idle.promise
        signal.throwIfAborted()
      }
    },
  }
}
