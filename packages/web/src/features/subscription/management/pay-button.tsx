import type { SubscriptionStatus } from '@daywell/core/billing'
import { money } from '#features/subscription/in-words.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import type { Beginning } from '#features/subscription/use-beginning.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'

interface PayButtonProps {
  status: SubscriptionStatus
  beginning: Beginning
}

/** Pays a failed renewal with the same form as the first payment. */
export function PayButton({ status, beginning }: PayButtonProps) {
  const { management, picker } = useTexts(subscriptionTexts)
  const { plan, owed } = status
  return (
    <Button
      kind="primary"
      busy={beginning.isBusy}
      busyLabel={picker.working}
      onClick={() => void beginning.begin({ plan, owedBy: status })}
    >
      {owed ? management.pay(money(owed.amount, owed.currency)) : management.payAll}
    </Button>
  )
}
