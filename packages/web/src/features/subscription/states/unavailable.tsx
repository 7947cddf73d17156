import { useState } from 'react'
import frame from '#features/subscription/page-frame.module.css'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button, buttonClass } from '#kit/ui/button/button.tsx'

/** Nothing can be bought right now; the free journal is unaffected. */
export function Unavailable({ onRetry }: { onRetry: (() => Promise<unknown>) | undefined }) {
  const texts = useTexts(subscriptionTexts).unavailable
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry?.()
    setBusy(false)
  }
  return (
    <>
      <p className={`text-soft ${frame.aside}`}>{texts.free}</p>
      <div className={frame.actions}>
        {onRetry && (
          <Button busy={isBusy} busyLabel={texts.retrying} onClick={() => void retry()}>
            {texts.retry}
          </Button>
        )}
        <Link className={buttonClass({ kind: 'primary' })} to="/journal">
          {texts.journal}
        </Link>
      </div>
    </>
  )
}
