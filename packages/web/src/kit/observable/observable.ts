import { emitter } from './emitter.ts'

/** A value that changes and can be subscribed to; `useObservable` shows it. */
export function observable<T>(first: T) {
  const changes = emitter()
  let value = first
  return {
    state: () => value,
    subscribe: changes.subscribe,
    set(next: T) {
      value = next
      changes.emit()
    },
  }
}
