import type { Entry } from '@daywell/core/journal'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { askTexts } from '#panels/ask/ask.texts.ts'
import { AskDialog } from '#panels/ask/ask-dialog.tsx'
import { useAssistantIsOn } from '#panels/assistant/setting/assistant-setting.ts'
import styles from './search.module.css'

interface AskLineProps {
  query: string
  onOpen: (entry: Entry) => void
}

/** Anything shorter is a search, not a question. */
const MIN_QUESTION_CHARS = 3

/** Offers to ask the search text as a question, unless the assistant is off. */
export function AskLine(props: AskLineProps) {
  // Turning the assistant off unmounts an open question, so it isn't asked again.
  return useAssistantIsOn() ? <Line {...props} /> : null
}

function Line({ query, onOpen }: AskLineProps) {
  const { line } = useTexts(askTexts)
  const [asked, setAsked] = useState<string>()
  const question = query.trim()
  return (
    <>
      {question.length >= MIN_QUESTION_CHARS && (
        <button type="button" className={styles.ask} onClick={() => setAsked(question)}>
          <BookOpen aria-hidden="true" />
          <span>{line(question)}</span>
        </button>
      )}
      {asked !== undefined && (
        <AskDialog question={asked} onClose={() => setAsked(undefined)} onOpen={onOpen} />
      )}
    </>
  )
}
