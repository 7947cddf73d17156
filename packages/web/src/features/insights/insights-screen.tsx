import { UpgradeTeaser } from '#paywall/upgrade-teaser.tsx'
import { useCan } from '#paywall/use-subscription.ts'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { insightsTexts } from './insights.texts.ts'

export default function InsightsScreen() {
  const texts = useTexts(insightsTexts)
  const allowed = useCan('advanced-insights')
  return (
    <div className="wrap">
      <EmptyState level={1} title={texts.title}>
        {texts.notYet}
      </EmptyState>
      {allowed === false && <UpgradeTeaser feature={texts.advanced} />}
    </div>
  )
}
