import { useSyncExternalStore } from 'react'

interface Observable {
  readonly subscribe: (listener: () => void) => () => void
}

/** Subscribes a component to `read()`; without a source it never changes. */
export function useObservable<T>(source: Observable | undefined, read: () => T): T {
  return useSyncExternalStore(source?.subscribe ?? noSubscription, read, read)
}

const noSubscription = () => () => {}
