import { useTexts } from '#kit/texts/use-texts.ts'
import styles from './landing.module.css'
import { landingTexts } from './landing.texts.ts'

export function About() {
  const { about } = useTexts(landingTexts)
  return (
    <section id="about" className={`wrap ${styles.about}`}>
      <h2 className="text-title">{about.title}</h2>
      <dl>
        {about.rows.map((row) => (
          <div key={row.name} className={styles.row}>
            <dt>{row.name}</dt>
            <dd className="text-page text-soft">
              {row.what}
              {'command' in row && <code className={styles.command}>{row.command}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
