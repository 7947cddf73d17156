import type { Session } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { inOrder } from './last-used.ts'

/** Where the person is signed in. */
export function useSessions() {
  const { premium } = useClients()
  const { update, ...sessions } = useFetch(async ({ signal }) =>
    inOrder((await premium.call(endpoints.listSessions, { signal })).body),
  )
  const remove = (isEnded: (session: Session) => boolean) =>
    update((list) => list.filter((session) => !isEnded(session)))
  return {
    sessions,
    async end(id: string) {
      await premium.call(endpoints.endSession, { params: { id } }).catch(unlessGone)
      remove((session) => session.id === id)
    },
    async endOthers() {
      await premium.call(endpoints.endOtherSessions)
      remove((session) => !session.current)
    },
  }
}

/** One that was ended elsewhere meanwhile is as good as ended. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallFailure) || error.status !== 404) throw error
}
