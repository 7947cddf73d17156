import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { insightsTexts } from './insights.texts.ts'

export default function InsightsScreen() {
  const texts = useTexts(insightsTexts)
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}
