import { ChevronDown, ChevronUp, LayoutTemplate, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Skeleton } from '#kit/ui/feedback/skeleton.tsx'
import { Paper } from '#kit/ui/surface/paper.tsx'
import type { FieldRefs } from '../editor/use-page.ts'
import { TemplatesDialog } from '../templates/templates-dialog.tsx'
import { promptTexts } from './prompt.texts.ts'
import styles from './prompt-card.module.css'
import { usePrompt } from './use-prompt.ts'

interface PromptCardProps {
  /** The entry's prompt: undefined until one is fetched; empty for no prompt. */
  prompt: string | undefined
  onPrompt: (next: string) => void
  /** Writing has started, so the card collapses to a line. */
  folded: boolean
  /** The text field, into which a template is inserted. */
  text: FieldRefs['text']
}

/** A prompt card on the page. */
export function PromptCard({ prompt, onPrompt, folded, text }: PromptCardProps) {
  const texts = useTexts(promptTexts)
  const [unfolded, setUnfolded] = useFoldedAgain(folded)
  const [choosing, setChoosing] = useState(false)
  const restId = useId()
  const open = !folded || unfolded
  const { helpText, busy, another } = usePrompt({ prompt, onPrompt, open })
  const loading = prompt === undefined
  return (
    <Paper
      as="section"
      tone="note"
      padding="none"
      className={classNames(styles.card, open && styles.open)}
      aria-label={texts.name}
    >
      <div className={styles.line}>
        <p className={styles.prompt} aria-live="polite">
          {prompt === '' ? texts.none : prompt}
        </p>
        {folded && !loading && (
          <IconButton
            className={styles.fold}
            aria-label={open ? texts.fold : texts.unfold}
            aria-expanded={open}
            aria-controls={restId}
            onClick={() => setUnfolded(!open)}
          >
            {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </IconButton>
        )}
      </div>
      {loading && (
        <div className={styles.coming}>
          <Skeleton label={texts.loading} lines={1} title />
        </div>
      )}
      <div id={restId} className={styles.rest} inert={!open}>
        <div className={styles.help}>
          <p>{helpText}</p>
          <div className={styles.actions}>
            <Button
              kind="quiet"
              size="small"
              icon={<RotateCw aria-hidden="true" />}
              busy={busy || loading}
              onClick={() => void another()}
            >
              {texts.another}
            </Button>
            <Button
              kind="quiet"
              size="small"
              icon={<LayoutTemplate aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              {texts.templates}
            </Button>
          </div>
        </div>
      </div>
      {choosing && (
        <TemplatesDialog text={text} target="open-page" onClose={() => setChoosing(false)} />
      )}
    </Paper>
  )
}

/** Whether the person reopened it; reset with each page. */
function useFoldedAgain(folded: boolean) {
  const [unfolded, setUnfolded] = useState(false)
  if (!folded && unfolded) setUnfolded(false)
  return [unfolded, setUnfolded] as const
}
