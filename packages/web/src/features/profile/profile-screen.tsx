import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { profileTexts } from './profile.texts.ts'

export default function ProfileScreen() {
  const texts = useTexts(profileTexts)
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}
