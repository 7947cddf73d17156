/** A list of subscriptions. A listener that subscribes or unsubscribes during `emit` does no harm. */
export interface Emitter<T> {
  emit(value: T): void
  /** Returns how to unsubscribe. */
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
