import { useTexts } from '#kit/texts/use-texts.ts'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { subscriptionGoesTexts } from './subscription-goes.texts.ts'
import { useSubscription } from './use-subscription.ts'

/** Before an account deletion: what happens to the subscription. */
export function SubscriptionGoes() {
  const texts = useTexts(subscriptionGoesTexts)
  const known = useSubscription()
  const status = known.phase === 'known' ? known.status : null
  if (!status?.hasSubscription) return null
  return <Banner>{status.ifCancelled ? texts[status.ifCancelled] : texts.unsure}</Banner>
}
