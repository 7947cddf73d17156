import { cardFor, helpAt, type Verdict } from '@daywell/core/safety'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { HelpNumbers, MoreHelp } from './help-lines.tsx'
import { safetyTexts } from './safety.texts.ts'
import styles from './safety-card.module.css'
import { useWhere } from './use-help.ts'

interface SafetyCardProps {
  verdict: Verdict
  onDismiss?: () => void
  /** Small controls next to the close button. */
  children?: ReactNode
}

/** Shown when a text mentions danger: phone numbers first, then fixed text and one step. */
export function SafetyCard({ verdict, onDismiss, children }: SafetyCardProps) {
  const texts = useTexts(safetyTexts)
  const { where, setCountry } = useWhere()
  const titleId = useId()
  const first = useRef<HTMLDivElement>(null)
  // Newer browsers return a promise, which React would take for a cleanup.
  useEffect(() => void first.current?.scrollIntoView({ block: 'nearest' }), [])
  const card = cardFor(verdict, where)
  if (!card) return null
  const help = { ...helpAt(where), lines: card.lines }
  const [sentence, ...words] = card.words
  return (
    <Paper
      as="section"
      tone="note"
      className={styles.card}
      data-help-card=""
      aria-labelledby={titleId}
      role="region"
    >
      <div className={styles.first} ref={first}>
        <h2 id={titleId} className="text-lead">
          {card.title}
        </h2>
        <HelpNumbers help={help} />
        <p>{sentence}</p>
      </div>
      {[...words, card.step].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <MoreHelp help={help} onCountry={setCountry} />
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
