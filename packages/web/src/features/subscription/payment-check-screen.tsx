import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { subscriptionTexts } from './subscription.texts.ts'

export default function PaymentCheckScreen() {
  const texts = useTexts(subscriptionTexts).check
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}
