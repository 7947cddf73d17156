import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './how-it-works.module.css'
import { landingTexts } from './landing.texts.ts'

export function HowItWorks() {
  const { how } = useTexts(landingTexts)
  return (
    <section id="how" className={styles.band} aria-labelledby="how-title">
      <div className="wrap">
        <h2 className="text-title" id="how-title">
          {how.title}
        </h2>
        <ol className={styles.steps}>
          {how.steps.map(({ title, what }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="text-soft">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
