import type { ReactNode } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Ribbon } from '#kit/ui/brand/ribbon.tsx'
import { insightsTexts } from '../insights.texts.ts'
import styles from './frame.module.css'

interface FrameProps {
  /** The period, with the steps to others. */
  timeframe?: ReactNode
  /** Whether the content below is part of Premium. */
  active?: boolean | undefined
  toggles?: ReactNode
  children: ReactNode
}

/** The screen's heading, which stays while its states change. */
export function Frame({ timeframe, active, toggles, children }: FrameProps) {
  const texts = useTexts(insightsTexts)
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className="text-question">{texts.title}</h1>
          {timeframe}
          {active && <Ribbon>{texts.active}</Ribbon>}
        </div>
        {toggles}
      </header>
      {children}
    </div>
  )
}
