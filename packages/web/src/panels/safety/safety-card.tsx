import { cardFor, helpAt, type Verdict } from '@daywell/core/safety'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { HelpLines } from './help-lines.tsx'
import { safetyTexts } from './safety.texts.ts'
import styles from './safety-card.module.css'
import { useWhere } from './use-help.ts'

interface SafetyCardProps {
  verdict: Verdict
  onDismiss?: () => void
  /** Small controls next to the close button. */
  children?: ReactNode
}

/** Shown when a text mentions danger: fixed text, one step, and help lines. */
export function SafetyCard({ verdict, onDismiss, children }: SafetyCardProps) {
  const texts = useTexts(safetyTexts)
  const { where, setCountry } = useWhere()
  const titleId = useId()
  const card = cardFor(verdict, where)
  if (!card) return null
  return (
    <Paper
      as="section"
      tone="note"
      className={styles.card}
      data-help-card=""
      aria-labelledby={titleId}
      role="region"
    >
      <h2 id={titleId} className="text-lead">
        {card.title}
      </h2>
      {[...card.words, card.step].map((words) => (
        <p key={words}>{words}</p>
      ))}
      <HelpLines help={{ ...helpAt(where), lines: card.lines }} onCountry={setCountry} />
      <div className={styles.acts}>
        {children}
        {onDismiss && (
          <Button kind="quiet" size="small" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        )}
      </div>
    </Paper>
  )
}
