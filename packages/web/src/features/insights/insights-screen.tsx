import { can } from '@daywell/core/billing'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { useSubscription } from '#panels/paywall/use-subscription.ts'
import { Frame } from './frame/frame.tsx'
import { FreeView } from './free/free-view.tsx'
import { UnsureView } from './free/unsure-view.tsx'
import { insightsTexts } from './insights.texts.ts'
import { PremiumView } from './premium/premium-view.tsx'

/** The Insights page: statistics for everyone, summaries and charts with a subscription. */
export default function InsightsScreen() {
  const known = useSubscription()
  if (known.phase === 'failed') return <UnsureView />
  if (known.phase === 'unknown') return <Opening />
  return can(known.status, 'advanced-insights') ? <PremiumView /> : <FreeView />
}

/** Shows neither view until the subscription is known. */
function Opening() {
  const { fetching } = useTexts(insightsTexts).free
  return (
    <Frame>
      <Paper padding="large">
        <Skeleton label={fetching} lines={6} />
      </Paper>
    </Frame>
  )
}
