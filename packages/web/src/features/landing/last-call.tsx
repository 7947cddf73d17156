import { Link } from '#kit/navigation/link.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import styles from './landing.module.css'
import { landingTexts } from './landing.texts.ts'

export function LastCall() {
  const { last } = useTexts(landingTexts)
  return (
    <section className={styles.last} aria-labelledby="begin">
      <div className={`wrap ${styles.hero}`}>
        <h2 className="text-display" id="begin">
          {last.title}
        </h2>
        <div className={styles.start}>
          <Link className={buttonClass({ kind: 'primary', size: 'large' })} to="/signup">
            {last.start}
          </Link>
          <p className="text-quiet">{last.free}</p>
        </div>
      </div>
    </section>
  )
}
