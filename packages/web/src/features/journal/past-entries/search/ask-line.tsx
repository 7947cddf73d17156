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

/** Shorter ones are words to look for. */
const LEAST = 3

/** What is typed into the search box can be asked as a question, too; not where the assistant is off. */
export function AskLine(props: AskLineProps) {
  // An open question closes with it, and is not asked again when it is turned on.
  return useAssistantIsOn() ? <Line {...props} /> : null
}

function Line({ query, onOpen }: AskLineProps) {
  const { line } = useTexts(askTexts)
  const [asked, setAsked] = useState<string>()
  const question = query.trim()
  return (
    <>
      {question.length >= LEAST && (
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
