import { type ComponentType, useEffect, useState } from 'react'
import { useRecoveryCode } from '#services/session/session-context.ts'

/** Shows a pending recovery code on every page until it's acknowledged. The card is lazy-loaded. */
export function RecoveryCode() {
  const code = useRecoveryCode()
  const waiting = code !== null
  const [loaded, setLoaded] = useState<{ Card: ComponentType<{ code: string | null }> }>()
  useEffect(() => {
    if (!waiting) return
    // A failed load is retried on the next page; the code stays pending.
    import('#panels/recovery/recovery-card.tsx').then(
      ({ RecoveryCard }) => setLoaded({ Card: RecoveryCard }),
      () => {},
    )
  }, [waiting])
  return loaded ? <loaded.Card code={code} /> : null
}
