import { useRef, useState } from 'react'
import styles from '#features/profile/profile.module.css'
import sessionStyles from '#features/profile/sessions/sessions.module.css'
import { useFocusReturn } from '#features/profile/use-focus-return.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { CreateTokenDialog } from './create-token-dialog.tsx'
import { TokenRow } from './token-row.tsx'
import { tokensTexts } from './tokens.texts.ts'
import type { Tokens } from './use-tokens.ts'

interface TokensSectionProps {
  readonly tokens: Tokens
  readonly email: string
}

/** Lists the person's API tokens, creates and revokes them. */
export function TokensSection({ tokens, email }: TokensSectionProps) {
  const texts = useTexts(tokensTexts)
  const [creating, setCreating] = useState(false)
  const opener = useFocusReturn(creating)
  const { value: known, phase } = tokens
  return (
    <PageSection title={texts.title} aside={texts.lead}>
      <p className="text-soft">
        {texts.what} {/* Not a screen of the app: the server sends this page. */}
        <a className="text-link" href="/api/docs">
          {texts.docs}
        </a>
      </p>
      {phase === 'loading' && !known && (
        <div className={sessionStyles.waiting}>
          <Skeleton label={texts.loading} lines={2} />
        </div>
      )}
      {phase === 'failed' && !known && (
        <Banner
          kind="danger"
          action={
            <Button size="small" kind="quiet" onClick={tokens.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      )}
      {known && <TokenList tokens={tokens} />}
      {known && (
        <div className={styles.actions}>
          <Button ref={opener} onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        </div>
      )}
      {creating && (
        <CreateTokenDialog
          email={email}
          onCreated={tokens.add}
          onClose={() => setCreating(false)}
        />
      )}
    </PageSection>
  )
}

function TokenList({ tokens }: { tokens: Tokens }) {
  const texts = useTexts(tokensTexts)
  const list = useRef<HTMLUListElement>(null)
  const { value: known = [] } = tokens
  if (known.length === 0) return <p className="text-soft">{texts.empty}</p>
  return (
    <ul ref={list} tabIndex={-1} className={sessionStyles.list}>
      {known.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          // The pressed button disappears with its token.
          onRevoke={() => tokens.revoke(token.id).then(() => list.current?.focus())}
        />
      ))}
    </ul>
  )
}
