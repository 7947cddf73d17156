import { useEffect, useRef } from 'react'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { insightsTexts } from '../insights.texts.ts'
import { placeOf, type ShownKind, type ShownPeriod } from '../shown-period.ts'
import styles from './period-toggles.module.css'

const KINDS = ['weekly', 'monthly', 'yearly', 'days'] as const satisfies readonly ShownKind[]

/** Week, month, year or chosen days; stored in the URL, so Back returns to the one before. */
export function PeriodToggles({ shown: period }: { shown: ShownPeriod }) {
  const shown = period.kind
  const texts = useTexts(insightsTexts).toggles
  const navigate = useNavigate()
  const buttons = useRef<HTMLFieldSetElement>(null)
  const wasPressed = useRef(false)
  // A URL change moves focus to the heading; return it to the toggle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown period changes
  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    const pressed = buttons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    pressed?.focus({ preventScroll: true })
  }, [shown])
  const show = (kind: ShownKind) => {
    if (kind === shown) return
    wasPressed.current = true
    const day = period.kind === 'days' ? period.days?.to : period.day
    navigate(placeOf(kind === 'days' ? { kind } : { kind, day }))
  }
  return (
    <fieldset ref={buttons} className={styles.toggles} aria-label={texts.label}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.toggle}
          aria-pressed={kind === shown}
          onClick={() => show(kind)}
        >
          {texts[kind]}
        </button>
      ))}
    </fieldset>
  )
}
