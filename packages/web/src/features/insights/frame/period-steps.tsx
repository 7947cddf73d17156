import { type PeriodOf, periodOf, timeframeOf } from '@daywell/core/insights'
import { addDays } from '@daywell/core/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { insightsTexts } from '../insights.texts.ts'
import { placeOf, type ShownKind } from '../shown-period.ts'
import styles from './period-steps.module.css'

interface PeriodStepsProps {
  period: PeriodOf<Exclude<ShownKind, 'days'>>
  today: string
  /** The first day of the journal; nothing before it can be shown. */
  firstDay: string | undefined
}

/** The period shown, between buttons for the one before and the one after. */
export function PeriodSteps({ period, today, firstDay = today }: PeriodStepsProps) {
  const { kind, from } = period
  const texts = useTexts(insightsTexts).steps[kind]
  const navigate = useNavigate()
  const pressed = useRef<HTMLButtonElement>(null)
  // A URL change moves focus to the heading; return it to the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown period changes
  useEffect(() => {
    pressed.current?.focus({ preventScroll: true })
    pressed.current = null
  }, [kind, from])
  const step = (to: string) => (button: HTMLButtonElement) => {
    pressed.current = button
    navigate(placeOf({ kind, day: to > today || isSame(to) ? undefined : to }))
  }
  const isSame = (to: string) => periodOf(kind, to).from === periodOf(kind, today).from
  return (
    <div className={styles.steps}>
      <Step
        label={texts.previous}
        isOff={firstDay >= period.from}
        go={step(addDays(period.from, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </Step>
      <p className="text-label" aria-live="polite">
        {timeframeOf(period)}
      </p>
      <Step label={texts.next} isOff={period.to >= today} go={step(addDays(period.to, 1))}>
        <ChevronRight aria-hidden="true" />
      </Step>
    </div>
  )
}

interface StepProps {
  label: string
  /** At the end it keeps the focus; `disabled` would drop it. */
  isOff: boolean
  go: (button: HTMLButtonElement) => void
  children: React.ReactNode
}

function Step({ label, isOff, go, children }: StepProps) {
  return (
    <IconButton
      className={styles.step}
      aria-label={label}
      aria-disabled={isOff}
      onClick={({ currentTarget }) => isOff || go(currentTarget)}
    >
      {children}
    </IconButton>
  )
}
