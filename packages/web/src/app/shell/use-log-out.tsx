import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { useSession } from '#services/session/session-context.ts'

type Flow = ComponentType<{ onEnd: () => void }>

const loadFlow = () => import('./log-out-flow.tsx')

/** Lazy-loads what logging out takes. If that fails, the session ends here all the same. */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const session = useSession()
  const [LogOutFlow, setFlow] = useState<Flow>()
  useEffect(
    () =>
      whenIdle(() => {
        loadFlow().then(
          ({ prefetchLogOut }) => prefetchLogOut(),
          () => {},
        )
      }),
    [],
  )
  const logOut = () =>
    void loadFlow().then(
      (loaded) => setFlow(() => loaded.LogOutFlow),
      () => session.end('left'),
    )
  return { logOut, question: LogOutFlow && <LogOutFlow onEnd={() => setFlow(undefined)} /> }
}
