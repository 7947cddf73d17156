import { useEffect, useState } from 'react'
import { safeStorage } from '#services/session/safe-storage.ts'
import { useSessionState } from '#services/session/session-context.ts'

/** Holds the user id: the next person in this tab starts without it. */
const KEY = 'focusMode'
const tab = safeStorage(() => window.sessionStorage)

/** State of focus mode, stored for the tab's lifetime. */
export function useFocusMode() {
  const session = useSessionState()
  const userId = 'userId' in session ? session.userId : undefined
  const state = useState(() => userId !== undefined && tab.get(KEY) === userId)
  const [on] = state
  useEffect(() => {
    if (on && userId !== undefined) tab.set(KEY, userId)
    else tab.remove(KEY)
  }, [on, userId])
  return state
}
