import { endpoints } from '@daywell/core/contract'
import { CallFailure } from '#api/call-failure.ts'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import { appTexts } from '#app/app.texts.ts'
import { useSession } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayWork } from './say.ts'

/** Leaves at once; the server is told so too, if it can be reached. */
export function useLogOut(): () => void {
  const { api } = useClients()
  const session = useSession()
  const texts = useTexts(appTexts).logOut
  return () => {
    // The call takes its token along before the session is gone.
    const told = revoke(api)
    session.end('left')
    void sayWork(told, texts)
  }
}

async function revoke(api: Client<'api'>): Promise<void> {
  try {
    await api.call(endpoints.logout, { keepalive: true })
  } catch (error) {
    // A session that the server does not know any more is as good as revoked.
    if (!(error instanceof CallFailure && error.status === 401)) throw error
  }
}
