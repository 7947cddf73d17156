import { Link } from '#navigation/link.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { preferencesTexts } from './preferences.texts.ts'

export default function PreferencesScreen() {
  const texts = useTexts(preferencesTexts)
  return (
    <EmptyState
      level={1}
      title={texts.title}
      action={
        <Link className={buttonClass()} to="/words">
          {texts.words}
        </Link>
      }
    >
      {texts.notYet}
    </EmptyState>
  )
}
