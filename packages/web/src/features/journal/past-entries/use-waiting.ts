import { useMemo, useSyncExternalStore } from 'react'
import { useJournal } from '#services/journal/journal-context.ts'

const NOTHING = [] as const

/** The entries whose words the server does not have yet. */
export function useWaiting(): ReadonlySet<string> {
  const store = useJournal()?.store
  const outbox = useSyncExternalStore(store?.subscribe ?? never, store?.outbox ?? nothing)
  return useMemo(() => new Set(outbox.map(({ id }) => id)), [outbox])
}

const never = () => () => {}
const nothing = () => NOTHING
