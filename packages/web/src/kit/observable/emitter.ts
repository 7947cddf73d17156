/** A list of subscriptions. Reentrant: a listener may subscribe or unsubscribe during `emit`. */
export interface Emitter<T> {
  emit(value: T): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (value: T) => void): () => void
}

export function emitter<T = void>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
