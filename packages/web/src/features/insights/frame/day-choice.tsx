import { addDays } from '@daywell/core/time'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { insightsTexts } from '../insights.texts.ts'
import { type Days, isDay, placeOf, problemOf } from '../shown-period.ts'
import styles from './day-choice.module.css'

/** What is suggested before any days are chosen. */
const SUGGESTED_DAYS = 30

interface DayChoiceProps {
  /** Those that are shown. */
  days: Days | undefined
  today: string
}

/** Two dates for the days to sum up. */
export function DayChoice({ days, today }: DayChoiceProps) {
  const texts = useTexts(insightsTexts).days
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Days>(
    days ?? { from: addDays(today, 1 - SUGGESTED_DAYS), to: today },
  )
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = isTried ? errorsOf(chosen, today) : {}
  const show = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const wrong = errorsOf(chosen, today)
    const field = (['from', 'to'] as const).find((name) => wrong[name])
    if (field) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
    else navigate(placeOf({ kind: 'days', days: chosen }))
  }
  const fieldOf = (name: keyof Days) => {
    const error = errors[name]
    return (
      <Field
        type="date"
        name={name}
        label={texts[name]}
        value={chosen[name]}
        max={today}
        error={error && texts.problems[error]}
        onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
      />
    )
  }
  return (
    <form ref={form} className={styles.form} aria-label={texts.label} noValidate onSubmit={show}>
      {fieldOf('from')}
      {fieldOf('to')}
      <Button type="submit">{texts.show}</Button>
    </form>
  )
}

type Problem = NonNullable<ReturnType<typeof problemOf>> | 'future'

/** What is wrong with each date. */
function errorsOf(days: Days, today: string): { [Name in keyof Days]?: Problem } {
  const problem = problemOf(days)
  if (problem === 'missing')
    return {
      ...(!isDay(days.from) && { from: problem }),
      ...(!isDay(days.to) && { to: problem }),
    }
  if (days.from > today) return { from: 'future' }
  if (days.to > today) return { to: 'future' }
  return problem ? { to: problem } : {}
}
