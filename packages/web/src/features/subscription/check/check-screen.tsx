import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { AuthenticationTest } from './authentication-test.tsx'
import styles from './check.module.css'
import { checkTexts } from './check.texts.ts'
import { ConfigurationReport } from './configuration-report.tsx'

/** For operators: the payment configuration that a browser receives, and the session check. */
export default function CheckScreen() {
  const texts = useTexts(checkTexts)
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-soft">{texts.lead}</p>
      </div>
      <ConfigurationReport />
      <AuthenticationTest />
      <p>
        <Link className="text-link" to="/">
          {texts.back}
        </Link>
      </p>
    </div>
  )
}
