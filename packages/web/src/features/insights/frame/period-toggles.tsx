import type { SummaryKind } from '@daywell/core/insights'
import { useEffect, useRef } from 'react'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { useTexts } from '#kit/texts/use-texts.ts'
import { insightsTexts } from '../insights.texts.ts'
import { placeOf, type ShownPeriod } from '../shown-period.ts'
import styles from './period-toggles.module.css'

const KINDS = ['weekly', 'monthly'] as const satisfies readonly SummaryKind[]

/** Week or month; stored in the URL, so Back returns to the other. */
export function PeriodToggles({ shown: { kind: shown, day } }: { shown: ShownPeriod }) {
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
  const show = (kind: SummaryKind) => {
    if (kind === shown) return
    wasPressed.current = true
    navigate(placeOf({ kind, day }))
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
