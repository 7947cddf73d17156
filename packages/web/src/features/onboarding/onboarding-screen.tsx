import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { onboardingTexts } from './onboarding.texts.ts'

export default function OnboardingScreen() {
  const texts = useTexts(onboardingTexts)
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}
