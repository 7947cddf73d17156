import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { preferencesTexts } from './preferences.texts.ts'

export default function PreferencesScreen() {
  const texts = useTexts(preferencesTexts)
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}
