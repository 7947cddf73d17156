import { Check } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { buttonClass } from '#kit/ui/button/button.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import styles from './open-page.module.css'
import { pictureTexts } from './picture.texts.ts'
import { PromptNote } from './prompt-note.tsx'

/** From Sunday on: days with an entry, and today. */
const WEEK = ['written', 'written', 'free', 'written', 'today', 'free', 'free'].map(
  (day, index) => ({ day, at: 6.5 + index * 13 }),
)

export function OpenPage() {
  const { page } = useTexts(pictureTexts)
  return (
    <Paper padding="none" className={styles.sheet}>
      <div className={styles.page}>
        <p className={styles.head}>
          <span className="text-label">{page.date}</span>
          <Week />
        </p>
        <PromptNote {...page} className={styles.note} />
        <p className={styles.title}>{page.title}</p>
        {page.text.map((paragraph) => (
          <p key={paragraph} className="text-page">
            {paragraph}
          </p>
        ))}
      </div>
      <p className={styles.foot}>
        <span>{page.count}</span>
        <span className={styles.saved}>
          <Check />
          {page.saved}
        </span>
        <span className={buttonClass({ kind: 'primary' })}>{page.save}</span>
      </p>
    </Paper>
  )
}

function Week() {
  const { page } = useTexts(pictureTexts)
  return (
    <span className={styles.week}>
      <svg className={styles.dots} viewBox="0 0 91 13" aria-hidden="true">
        {WEEK.map(({ at, day }) => (
          <g key={at} data-day={day}>
            <circle cx={at} cy="6.5" r="3.5" />
            {day === 'today' && <circle cx={at} cy="6.5" r="6" />}
          </g>
        ))}
      </svg>
      <span>{page.streak}</span>
    </span>
  )
}
