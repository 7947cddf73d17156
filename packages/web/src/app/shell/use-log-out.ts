import { endpoints } from '@daywell/core/contract'
import { useClients } from '#api/clients-context.ts'
import { useSession } from '#session/session-context.ts'

/** Leaves at once; the server is told so too, if it can be reached. */
export function useLogOut(): () => void {
  const { api } = useClients()
  const session = useSession()
  return () => {
    // The call has its token before the session is gone, and its failure changes nothing here.
    api.call(endpoints.logout, { keepalive: true }).catch(() => {})
    session.end('left')
  }
}
