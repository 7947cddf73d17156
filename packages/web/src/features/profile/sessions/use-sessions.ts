import type { Session } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { sortSessions } from './last-used.ts'

/** The person's sessions. */
export function useSessions() {
  const { premium } = useClients()
  const { update, ...sessions } = useFetch(async ({ signal }) =>
    sortSessions((await premium.call(endpoints.listSessions, { signal })).body),
  )
  const remove = (isEnded: (session: Session) => boolean) =>
    update((list) => list.filter((session) => !isEnded(session)))
  return {
    sessions,
    async end(id: string) {
      await premium.call(endpoints.endSession, { params: { id } }).catch(ignoreGone)
      remove((session) => session.id === id)
    },
    async endOthers() {
      await premium.call(endpoints.endOtherSessions)
      remove((session) => !session.current)
    },
  }
}

/** Idempotent: a session that was already ended elsewhere counts as ended. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof CallFailure) || error.status !== 404) throw error
}
