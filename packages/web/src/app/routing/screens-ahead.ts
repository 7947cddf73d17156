import { useEffect } from 'react'
import { useSessionState } from '#session/session-context.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { PageRow } from './page.tsx'

/**
 * Fetches the other screens of a signed-in person when the browser has nothing else to do: a
 * change of page then waits for nothing, and works without a connection.
 */
export function useScreensAhead(rows: readonly PageRow[]): void {
  const signedIn = useSessionState().phase === 'signed-in'
  useEffect(() => {
    if (!signedIn) return
    return whenIdle(() => {
      // One that cannot be fetched now is fetched when it is opened.
      for (const row of rows) row.load().catch(() => {})
    })
  }, [signedIn, rows])
}
