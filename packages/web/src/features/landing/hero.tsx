import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import styles from './landing.module.css'
import { landingTexts } from './landing.texts.ts'

export function Hero() {
  const texts = useTexts(landingTexts)
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1 className="text-display">{texts.hero}</h1>
      <div className={styles.lead}>
        <p className="text-lead text-soft">{texts.lead}</p>
        <div className={styles.start}>
          <Link className={buttonClass({ kind: 'primary', size: 'large' })} to="/signup">
            {texts.signUp}
          </Link>
          <Link className={buttonClass({ kind: 'quiet', size: 'large' })} to="/login">
            {texts.logIn}
          </Link>
        </div>
      </div>
    </section>
  )
}
