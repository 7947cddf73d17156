import type { Entry } from '@daywell/core/journal'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Spread } from '#panels/paywall/spread.tsx'
import { dayInWords } from '../days-in-words.ts'
import { insightsTexts } from '../insights.texts.ts'
import { useSettledJournal } from '../use-settled-journal.ts'
import { basicStats } from './basic-stats.ts'
import styles from './free-view.module.css'

/** How much was written, and the latest days. */
export function BasicStatsSpread({ entries }: { entries: readonly Entry[] }) {
  const texts = useTexts(insightsTexts).free
  const settled = useSettledJournal()
  const stats = basicStats(entries)
  // Until the first sync, an empty store means nothing.
  const isComing = !settled && entries.length === 0
  return (
    <Spread>
      <Side title={texts.writing}>
        {isComing ? (
          <Skeleton label={texts.fetching} lines={3} />
        ) : (
          <dl className={styles.numbers}>
            <Figure name={texts.total} value={stats.totalEntries} />
            <Figure name={texts.average} value={stats.averageWords} />
          </dl>
        )}
      </Side>
      <Side title={texts.activity}>{!isComing && <Days days={stats.recentDays} />}</Side>
    </Spread>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={styles.number}>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en-US')}</dd>
    </div>
  )
}

function Days({ days }: { days: readonly string[] }) {
  const texts = useTexts(insightsTexts).free
  if (days.length === 0) return <p className="text-page text-soft">{texts.noActivity}</p>
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>{dayInWords(day)}</time>
        </li>
      ))}
    </ul>
  )
}
