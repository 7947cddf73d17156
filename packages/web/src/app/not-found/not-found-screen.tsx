import { lateTexts } from '#app/late.texts.ts'
import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import styles from './not-found-screen.module.css'

export default function NotFoundScreen() {
  const { notFound } = useTexts(lateTexts)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="text-title">{notFound.title}</h1>
      <p className="text-soft">{notFound.what}</p>
      <Link className={buttonClass({ kind: 'primary' })} to="/">
        {notFound.back}
      </Link>
    </div>
  )
}
