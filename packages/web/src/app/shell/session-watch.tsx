import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { appTexts } from '#app/app.texts.ts'
import { useSessionState } from '#session/session-context.ts'
import { useTexts } from '#texts/use-texts.ts'

/** A session that the server refused leads to the sign-in from whatever page, with the reason. */
export function SessionWatch() {
  const state = useSessionState()
  const navigate = useNavigate()
  const { sessionEnded } = useTexts(appTexts)
  const refused = state.phase === 'signed-out' && state.because === 'refused'
  useEffect(() => {
    if (!refused) return
    sayError(sessionEnded)
    navigate('/login', { replace: true })
  }, [refused, navigate, sessionEnded])
  return null
}

/** The toasts are not part of the first bundle, so they are fetched when there is something to say. */
function sayError(words: string): void {
  import('#ui/toasts/notify.ts').then(
    ({ notify }) => notify.error(words),
    () => {},
  )
}
