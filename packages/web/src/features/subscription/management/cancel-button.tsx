import type { SubscriptionStatus } from '@daywell/core/billing'
import { useState } from 'react'
import { dayInWords } from '#features/subscription/in-words.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { type Ended, useCancelling } from './use-changing.ts'

interface CancelButtonProps {
  status: SubscriptionStatus
  onChanged: (ended: Ended | null) => void
}

/** Asks for confirmation, saying what will happen. */
export function CancelButton({ status, onChanged }: CancelButtonProps) {
  const { management, cancel: texts } = useTexts(subscriptionTexts)
  const { refresh } = useSubscriptionStore()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, cancel } = useCancelling(onChanged)
  const ask = () => {
    setAsking(true)
    // A page left open may have a stale status.
    void refresh()
  }
  const confirm = async () => {
    await cancel()
    setAsking(false)
  }
  return (
    <>
      <Button kind="danger" onClick={ask}>
        {management.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        danger
        busy={isBusy}
      >
        <p>{consequence(status, texts)}</p>
        <p>{texts.entries}</p>
      </ConfirmDialog>
    </>
  )
}

type Texts = (typeof subscriptionTexts)['en']['cancel']

function consequence({ ifCancelled, currentPeriodEnd }: SubscriptionStatus, texts: Texts): string {
  if (ifCancelled === 'refunded' || ifCancelled === 'ended') return texts[ifCancelled]
  if (!ifCancelled || !currentPeriodEnd) return texts.unsure
  return texts['ends-with-period'](dayInWords(currentPeriodEnd))
}
