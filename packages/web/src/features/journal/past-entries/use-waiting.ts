import { useMemo } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal } from '#services/journal/journal-context.ts'

const NOTHING = [] as const

/** The entries whose words the server does not have yet. */
export function useWaiting(): ReadonlySet<string> {
  const store = useJournal()?.store
  const outbox = useObservable(store, store?.outbox ?? nothing)
  return useMemo(() => new Set(outbox.map(({ id }) => id)), [outbox])
}
const nothing = () => NOTHING
