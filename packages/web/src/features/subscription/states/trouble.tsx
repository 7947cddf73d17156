import { localMessages } from '@daywell/core/errors'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Banner } from '#kit/ui/feedback/banner.tsx'
import { subscriptionTexts } from '../subscription.texts.ts'

/** Why no payment could be set up, and what to do if that message doesn't say. */
export function Trouble({ why }: { why: string | null }) {
  const { notCharged } = useTexts(subscriptionTexts)
  if (!why) return null
  return (
    <Banner kind="danger">
      <p>{why}</p>
      {why !== localMessages.paymentsUnavailable && <p>{notCharged}</p>}
    </Banner>
  )
}
