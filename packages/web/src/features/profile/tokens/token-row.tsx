import type { ApiToken } from '@daywell/core/account'
import { useState } from 'react'
import { profileTexts } from '#features/profile/profile.texts.ts'
import { dayText, lastUsed } from '#features/profile/sessions/last-used.ts'
import styles from '#features/profile/sessions/sessions.module.css'
import { useEnding } from '#features/profile/sessions/use-ending.ts'
import { usedText } from '#features/profile/sessions/used-text.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import { tokensTexts } from './tokens.texts.ts'

interface TokenRowProps {
  readonly token: ApiToken
  readonly onRevoke: () => Promise<void>
}

export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const texts = useTexts(tokensTexts)
  const [asking, setAsking] = useState(false)
  const revoking = useEnding(onRevoke)
  const { name } = token
  const revoke = async () => {
    const isRevoked = await revoking.run()
    setAsking(false)
    if (isRevoked) notify.success(texts.revoked(name))
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.device}>{name}</p>
        <p className="text-small text-quiet">{useTokenFacts(token)}</p>
        {revoking.failed && (
          <p className={styles.trouble} role="alert">
            {texts.notRevoked}
          </p>
        )}
      </div>
      <Button size="small" aria-label={texts.revokeOf(name)} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.question(name)}
        confirmLabel={texts.revoke}
        cancelLabel={texts.cancel}
        busy={revoking.busy}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      >
        {texts.consequence}
      </ConfirmDialog>
    </li>
  )
}

/** What it can do, when it was used and when it ends, in one line. */
function useTokenFacts({ scopes, lastUsedAt, expiresAt }: ApiToken): string {
  const texts = useTexts(tokensTexts)
  const { sessions } = useTexts(profileTexts)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const now = Date.now()
  const used =
    lastUsedAt === null
      ? texts.never
      : usedText(lastUsed({ lastUsedAt }, { now, timeZone }), sessions)
  const isOver = Date.parse(expiresAt) <= now
  const end = (isOver ? texts.expiredOn : texts.expiresOn)(dayText(expiresAt, timeZone))
  const named = scopes.filter((scope) => scope !== 'read' || !scopes.includes('write'))
  return [named.map((scope) => texts.scope[scope]).join(', '), used, end].join(' · ')
}
