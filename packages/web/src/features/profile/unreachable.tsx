import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { PageSection } from '#kit/ui/surface/page-section.tsx'
import { useSession } from '#services/session/session-context.ts'
import { profileTexts } from './profile.texts.ts'

/** Shown while the server is unreachable; reconnecting retries. */
export function Unreachable() {
  const { unreachable: texts, details } = useTexts(profileTexts)
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await session.recheck()
    setBusy(false)
  }
  return (
    <PageSection title={details.title} aside={details.lead}>
      <p className="text-soft" role="status">
        {texts.what}
      </p>
      <Button kind="primary" busy={busy} busyLabel={texts.retrying} onClick={() => void retry()}>
        {texts.retry}
      </Button>
    </PageSection>
  )
}
