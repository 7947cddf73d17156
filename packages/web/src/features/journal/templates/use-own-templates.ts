import { type OwnTemplate, ownTemplates } from '@daywell/core/templates'
import { useMemo } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal } from '#services/journal/journal-context.ts'

/**
 * The person's own templates; undefined until the journal is open. The mirror that lists show until
 * then has only the newest entries.
 */
export function useOwnTemplates(): readonly OwnTemplate[] | undefined {
  const store = useJournal()?.store
  const entries = useObservable(store, () => store?.entries())
  return useMemo(() => entries && ownTemplates(entries), [entries])
}
