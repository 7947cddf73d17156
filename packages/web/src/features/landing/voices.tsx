import { useTexts } from '#kit/texts/use-texts.ts'
import { landingTexts } from './landing.texts.ts'
import styles from './voices.module.css'

/** Invented testimonials, each labeled as an example. */
export function Voices() {
  const { voices } = useTexts(landingTexts)
  return (
    <section className={`wrap ${styles.voices}`} aria-labelledby="voices">
      <div className={styles.head}>
        <h2 className="text-title" id="voices">
          {voices.title}
        </h2>
        <p className="text-small text-quiet">{voices.note}</p>
      </div>
      <div className={styles.quotes}>
        {voices.quotes.map(({ words, who }) => (
          <figure key={who}>
            <blockquote>{words}</blockquote>
            <figcaption className="text-small text-quiet">{voices.example(who)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
