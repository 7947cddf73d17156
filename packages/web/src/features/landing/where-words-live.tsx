import { Cloud, Laptop, MonitorCloud } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { landingTexts } from './landing.texts.ts'
import rows from './rows.module.css'
import styles from './where-words-live.module.css'

const MARKS = { Local: Laptop, Hybrid: MonitorCloud, Cloud }

/** The three privacy levels, with what the server has and doesn't have. */
export function WhereWordsLive() {
  const { words } = useTexts(landingTexts)
  return (
    <section id="words" className={`wrap ${styles.words}`} aria-labelledby="words-title">
      <div className={styles.head}>
        <h2 className="text-title" id="words-title">
          {words.title}
        </h2>
        <p className="text-page text-soft">{words.what}</p>
      </div>
      <dl className={classNames(rows.rows, styles.levels)}>
        {words.levels.map(({ name, level, what }) => (
          <div key={level} className={rows.row}>
            <dt className={styles.level}>
              <Mark level={level} />
              {name} <span className="text-label">{level}</span>
            </dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <dl className={rows.rows}>
        {words.facts.map(({ name, what }) => (
          <div key={name} className={rows.row}>
            <dt>{name}</dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Mark({ level }: { level: string }) {
  const Icon = MARKS[level as keyof typeof MARKS]
  return <Icon aria-hidden="true" />
}
