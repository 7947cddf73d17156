import { useRecoveryCode } from '#services/session/session-context.ts'
import { useLazy } from './use-lazy.ts'

/** Shows a pending recovery code on every page until it's acknowledged. */
export function RecoveryCode() {
  const code = useRecoveryCode()
  const Card = useLazy(
    code !== null,
    async () => (await import('#panels/recovery/recovery-card.tsx')).RecoveryCard,
  )
  return Card ? <Card code={code} /> : null
}
