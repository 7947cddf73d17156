import { useState } from 'react'
import { safeStorage } from '#session/safe-storage.ts'
import { useSessionState } from '#session/session-context.ts'

/** Whose focus mode it is: the next person in this tab begins without. */
const KEY = 'focusMode'
const tab = safeStorage(() => window.sessionStorage)

/** Whether only the page is shown; remembered until the tab is closed. */
export function useFocusMode(): readonly [boolean, (on: boolean) => void] {
  const session = useSessionState()
  const userId = 'userId' in session ? session.userId : undefined
  const [on, setOn] = useState(() => userId !== undefined && tab.get(KEY) === userId)
  const set = (next: boolean) => {
    if (next && userId !== undefined) tab.set(KEY, userId)
    else tab.remove(KEY)
    setOn(next)
  }
  return [on, set]
}
