import { type ComponentType, useEffect, useState } from 'react'
import { useRecoveryCode } from '#services/session/session-context.ts'

/**
 * A recovery code waits on whatever page its person is, until it was put away. Its card is
 * fetched only then, so that nobody else pays for it.
 */
export function RecoveryCode() {
  const code = useRecoveryCode()
  const waiting = code !== null
  const [loaded, setLoaded] = useState<{ Card: ComponentType<{ code: string | null }> }>()
  useEffect(() => {
    if (!waiting) return
    // One that cannot be fetched now is fetched with the next page; the code waits.
    import('#panels/recovery/recovery-card.tsx').then(
      ({ RecoveryCard }) => setLoaded({ Card: RecoveryCard }),
      () => {},
    )
  }, [waiting])
  return loaded ? <loaded.Card code={code} /> : null
}
