import { emitter } from './emitter.ts'

/** A value you can subscribe to; components read it with `useObservable`. */
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
