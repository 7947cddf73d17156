import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { habitTexts } from '../habit.texts.ts'
import styles from '../writing-panel.module.css'

/** The year that ends today, in addition to calendar years. */
export const LAST = 'last'

interface YearChoiceProps {
  /** Newest first. */
  years: readonly string[]
  which: string
  onWhich: (year: string) => void
}

/** The shown year, between its neighbors. */
export function YearChoice({ years, which, onWhich }: YearChoiceProps) {
  const texts = useTexts(habitTexts).year
  const place = years.indexOf(which)
  const step = (to: number) => {
    const year = years[to]
    if (year !== undefined) onWhich(year)
  }
  return (
    <div className={styles.years}>
      <IconButton
        aria-label={texts.earlier}
        aria-disabled={place === years.length - 1}
        onClick={() => step(place + 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span role="status">{which === LAST ? texts.last : which}</span>
      <IconButton
        aria-label={texts.later}
        aria-disabled={place === 0}
        onClick={() => step(place - 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
