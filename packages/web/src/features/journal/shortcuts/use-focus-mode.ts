import { useEffect, useState } from 'react'
import { safeStorage } from '#services/session/safe-storage.ts'
import { useSessionState } from '#services/session/session-context.ts'

/** Holds whose focus mode it is: the next person in this tab begins without. */
const KEY = 'focusMode'
const tab = safeStorage(() => window.sessionStorage)

/** Whether only the page is shown, as `useState` would have it; remembered as long as the tab. */
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
