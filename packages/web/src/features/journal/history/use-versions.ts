import { endpoints } from '@daywell/core/contract'
import { isLocalId, isTempId, type Revision } from '@daywell/core/journal'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { versionsOf } from './versions.ts'

/** An entry's versions, from this device and the server. */
export function useVersions(journal: Journal | undefined, id: string) {
  const { api } = useClients()
  const key = useObservable(journal?.store, () => stateOf(journal, id))
  const onServer = !isLocalId(id) && !isTempId(id)
  const here = useFetch(journal && (() => journal.store.revisions(id)), { key })
  const server = useFetch(
    async (): Promise<Revision[]> => {
      if (!onServer) return []
      try {
        return (await api.call(endpoints.listRevisions, { params: { id } })).body
      } catch (error) {
        // It was moved to this device or purged elsewhere: there's nothing.
        if (error instanceof CallFailure && error.status === 404) return []
        throw error
      }
    },
    { key },
  )
  const versions = versionsOf(here.value ?? [], server.value ?? [])
  return { versions, loading: here.phase === 'loading', server }
}

/** A cache key: versions are added by saves and by syncing them. */
function stateOf(journal: Journal | undefined, id: string): string | undefined {
  const waits = journal?.store.outbox().some((item) => item.id === id)
  return journal && `${journal.store.find(id)?.updatedAt} ${waits}`
}
