import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { authTexts } from './auth.texts.ts'

export default function LoginScreen() {
  const texts = useTexts(authTexts).login
  return (
    <EmptyState level={1} title={texts.title}>
      {texts.notYet}
    </EmptyState>
  )
}
