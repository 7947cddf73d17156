import { Check } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Paper } from '#ui/surface/paper.tsx'
import { landingTexts } from './landing.texts.ts'
import styles from './page-picture.module.css'
import { PromptNote } from './prompt-note.tsx'

/** The product shows itself: a page as one finds it in the evening. */
export function PagePicture() {
  const { picture } = useTexts(landingTexts)
  return (
    <div className={`wrap ${styles.stage}`}>
      <Paper padding="none" className={styles.sheet} role="img" aria-label={picture.label}>
        <div className={styles.page} aria-hidden="true">
          <p className={styles.head}>
            <span className="text-label">{picture.date}</span>
            <span className="text-small text-quiet">{picture.week}</span>
          </p>
          <PromptNote prompt={picture.prompt} help={picture.help} />
          <p className={styles.title}>{picture.title}</p>
          {picture.text.map((paragraph) => (
            <p key={paragraph} className="text-page">
              {paragraph}
            </p>
          ))}
          <p className={`text-small text-quiet ${styles.foot}`}>
            {picture.words}
            <span>
              <Check aria-hidden="true" /> {picture.saved}
            </span>
          </p>
        </div>
      </Paper>
    </div>
  )
}
