import { type Plan, price } from '@daywell/core/billing'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import type { Beginning } from '#features/subscription/use-beginning.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button/button.tsx'

/** Pays what could not be collected, by the same form as the first time. */
export function PayButton({ plan, beginning }: { plan: Plan; beginning: Beginning }) {
  const { management, picker } = useTexts(subscriptionTexts)
  return (
    <Button
      kind="primary"
      busy={beginning.isBusy}
      busyLabel={picker.working}
      onClick={() => void beginning.begin(plan)}
    >
      {management.pay(price(plan))}
    </Button>
  )
}
