import { lateTexts } from '#app/late.texts.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { EmptyState } from '#kit/ui/feedback/empty-state.tsx'

export default function NotFoundScreen() {
  const { notFound } = useTexts(lateTexts)
  return (
    <EmptyState
      level={1}
      title={notFound.title}
      action={
        <Link className={buttonClass()} to="/">
          {notFound.back}
        </Link>
      }
    >
      {notFound.what}
    </EmptyState>
  )
}
