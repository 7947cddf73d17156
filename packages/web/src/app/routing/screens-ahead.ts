import { useEffect } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { useSessionState } from '#services/session/session-context.ts'
import type { PageRow } from './page.tsx'

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Fetches the other screens of a signed-in person when the browser has nothing else to do: a
 * change of page then waits for nothing, and works without a connection. Whoever saves data gets a
 * screen when they open it.
 */
export function useScreensAhead(rows: readonly PageRow[]): void {
  const signedIn = useSessionState().phase === 'signed-in'
  useEffect(() => {
    if (!signedIn || navigator.connection?.saveData) return
    return whenIdle(() => {
      // One that cannot be fetched now is fetched when it is opened.
      for (const row of rows) row.load().catch(() => {})
    })
  }, [signedIn, rows])
}
