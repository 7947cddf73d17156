import { endpoints } from '@daywell/core/contract'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { CallFailure } from '#api/call-failure.ts'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import { appTexts } from '#app/app.texts.ts'
import { useSession } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { sayWork } from './say.ts'

type Asking = ComponentType<{ onStay: () => void; onLeave: () => void }>

const load = () => import('#leaving/log-out.tsx')

/** The way out, and what is asked on it; the server is told of it too, if it can be reached. */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const { api } = useClients()
  const session = useSession()
  const texts = useTexts(appTexts).logOut
  const [asked, setAsked] = useState<{ Asking: Asking }>()
  const leave = () => {
    setAsked(undefined)
    // The call takes its token along before the session is gone.
    const told = revoke(api)
    session.end('left')
    void sayWork(told, texts)
  }
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])
  return {
    // Where nobody can be asked, what is only here stays here all the same.
    logOut: () => void load().then(({ LogOut }) => setAsked({ Asking: LogOut }), leave),
    question: asked && <asked.Asking onStay={() => setAsked(undefined)} onLeave={leave} />,
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
