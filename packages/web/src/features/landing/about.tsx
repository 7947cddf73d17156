import { useTexts } from '#texts/use-texts.ts'
import styles from './landing.module.css'
import { landingTexts } from './landing.texts.ts'

export function About() {
  const { about } = useTexts(landingTexts)
  return (
    <section id="about" className={`wrap ${styles.about}`}>
      <h2 className="text-title">{about.title}</h2>
      <dl>
        {about.rows.map(({ name, what }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className="text-page text-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
