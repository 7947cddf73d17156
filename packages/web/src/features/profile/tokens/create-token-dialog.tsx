import type { ApiToken } from '@daywell/core/account'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { NewToken } from './new-token.tsx'
import { TokenForm } from './token-form.tsx'
import { tokensTexts } from './tokens.texts.ts'

interface CreateTokenDialogProps {
  readonly email: string
  readonly onCreated: (token: ApiToken) => void
  readonly onClose: () => void
}

/** Asks what the token is for, then shows it once. */
export function CreateTokenDialog({ email, onCreated, onClose }: CreateTokenDialogProps) {
  const texts = useTexts(tokensTexts)
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>()
  if (made)
    return (
      // Escape and a click outside don't close it: the token would be lost.
      <Dialog open title={texts.done(made.name)} onClose={() => {}}>
        <NewToken secret={made.secret} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog open title={texts.create} onClose={onClose}>
      <TokenForm
        email={email}
        onCancel={onClose}
        onCreated={({ token: secret, ...token }) => {
          onCreated(token)
          setMade({ name: token.name, secret })
        }}
      />
    </Dialog>
  )
}
