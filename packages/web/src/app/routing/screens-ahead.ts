import { useEffect } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { useSessionState } from '#services/session/session-context.ts'
import type { PageRow } from './page.tsx'

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Prefetches a signed-in person's other screens when the browser is idle, so that navigation is
 * instant and works offline. Skipped when data saving is on.
 */
export function useScreensAhead(rows: readonly PageRow[]): void {
  const signedIn = useSessionState().phase === 'signed-in'
  useEffect(() => {
    if (!signedIn || navigator.connection?.saveData) return
    return whenIdle(() => {
      // A failed prefetch is retried when the screen is opened.
      for (const row of rows) row.load().catch(() => {})
    })
  }, [signedIn, rows])
}
