import { useMemo } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal } from '#services/journal/journal-context.ts'

const NOTHING = [] as const

/** Entries in the outbox. */
export function useWaiting(): ReadonlySet<string> {
  const store = useJournal()?.store
  const outbox = useObservable(store, store?.outbox ?? nothing)
  return useMemo(() => new Set(outbox.map(({ id }) => id)), [outbox])
}
const nothing = () => NOTHING
