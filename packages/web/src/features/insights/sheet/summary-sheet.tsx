import { type ReactNode, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { insightsTexts } from '../insights.texts.ts'
import type { ShownInsights } from '../premium/insights.ts'
import { HowMade } from './how-made.tsx'
import styles from './summary-sheet.module.css'

interface SummarySheetProps {
  title: string
  insights: ShownInsights
  mood?: string | null | undefined
  children: ReactNode
}

/** A sheet with counts on the side and the summary next to them. */
export function SummarySheet({ title, insights, mood, children }: SummarySheetProps) {
  const { facts } = useTexts(insightsTexts)
  const { counts } = insights
  const id = useId()
  const rows = [
    [facts.entries, counts.entries.toLocaleString('en-US')],
    [facts.words, counts.words.toLocaleString('en-US')],
    [facts.days, facts.of(counts.daysWritten, counts.days)],
    ...(mood ? [[facts.mood, mood]] : []),
  ] as const
  return (
    <Paper as="section" padding="none" className={styles.sheet} aria-labelledby={id}>
      <div className={styles.side}>
        <h2 className="text-title" id={id}>
          {title}
        </h2>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <HowMade making={insights} />
      </div>
      <div className={styles.words}>{children}</div>
    </Paper>
  )
}
