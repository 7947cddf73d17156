import { useTexts } from '#texts/use-texts.ts'
import { Ribbon } from '#ui/brand/ribbon.tsx'
import { Paper } from '#ui/surface/paper.tsx'
import { landingTexts } from './landing.texts.ts'
import styles from './page-picture.module.css'
import { PromptNote } from './prompt-note.tsx'

/** The product shows itself: the journal as one finds it in the evening. */
export function PagePicture() {
  const { picture } = useTexts(landingTexts)
  return (
    <div className={`wrap ${styles.stage}`}>
      <div className={styles.window} role="img" aria-label={picture.label}>
        <div className={styles.desk} aria-hidden="true">
          <PastEntries />
          <OpenPage />
          <Assistant />
        </div>
      </div>
    </div>
  )
}

function PastEntries() {
  const { picture } = useTexts(landingTexts)
  return (
    <div className={styles.list}>
      <p className="text-label">{picture.month}</p>
      {picture.entries.map(({ when, title, peek }) => (
        <div key={title} className={styles.entry}>
          <p className="text-small text-quiet">{when}</p>
          <p className={styles.name}>{title}</p>
          <p className="text-small text-soft">{peek}</p>
        </div>
      ))}
    </div>
  )
}

function OpenPage() {
  const { picture } = useTexts(landingTexts)
  return (
    <Paper padding="none" className={styles.sheet}>
      <div className={styles.page}>
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
      </div>
    </Paper>
  )
}

function Assistant() {
  const { picture } = useTexts(landingTexts)
  return (
    <div className={styles.assistant}>
      <p className={styles.who}>
        {picture.assistant} <Ribbon>{picture.premium}</Ribbon>
      </p>
      <Paper padding="small">{picture.asked}</Paper>
      <p className={styles.answer}>{picture.answered}</p>
    </div>
  )
}
