import type { Entry } from '@daywell/core/journal'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { Dialog } from '#kit/ui/dialog/dialog.tsx'
import { Field } from '#kit/ui/field/field.tsx'
import { useCan } from '#panels/paywall/use-subscription.ts'
import { askTexts } from './ask.texts.ts'
import styles from './ask-dialog.module.css'
import { AskOutcome } from './ask-outcome.tsx'
import { MeaningLine } from './meaning/meaning-line.tsx'
import { useAsking } from './use-asking.ts'

interface AskDialogProps {
  /** A question typed elsewhere, asked immediately. */
  question?: string | undefined
  /** The text was typed for something else: it's asked only once the person says so. */
  isDraft?: boolean
  onClose: () => void
  onOpen: (entry: Entry) => void
}

/** Asks the person's own journal. Neither question nor answer is stored. */
export function AskDialog({ question = '', isDraft, onClose, onOpen }: AskDialogProps) {
  const texts = useTexts(askTexts)
  const [typed, setTyped] = useState(question)
  const { asking, ask, journal, meaning, forget } = useAsking()
  useAskedAtOnce(isDraft ? '' : question, ask)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(typed)
  }
  const level = journal?.levels.level()
  const mayAsk = useCan('ai-chat')
  return (
    <Dialog open wide title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={texts.label}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" kind="primary">
          {texts.ask}
        </Button>
      </form>
      <p className="text-small text-quiet">
        {level === 'local' ? texts.where.local : texts.where.server}
      </p>
      {asking && (
        <AskOutcome
          asking={asking}
          find={(id) => journal?.store.find(id)}
          onAgain={() => void ask(asking.question)}
          onDismiss={forget}
          onOpen={(entry) => {
            onClose()
            onOpen(entry)
          }}
        />
      )}
      {meaning && mayAsk !== false && (
        <MeaningLine here={meaning} isOffered={mayAsk === true && level !== 'cloud'} />
      )}
    </Dialog>
  )
}

function useAskedAtOnce(question: string, ask: (question: string) => Promise<void>): void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || question === '') return
    isAsked.current = true
    void ask(question)
  }, [question, ask])
}
