import { Link } from '#navigation/link.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { profileTexts } from './profile.texts.ts'

export default function ProfileScreen() {
  const texts = useTexts(profileTexts)
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
