import type { Entry } from '@daywell/core/journal'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { askTexts } from '#ask/ask.texts.ts'
import { AskDialog } from '#ask/ask-dialog.tsx'
import { useAssistantIsOn } from '#assistant/setting/assistant-setting.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './search.module.css'

interface AskLineProps {
  query: string
  onOpen: (entry: Entry) => void
}

/** Shorter ones are words to look for. */
const LEAST = 3

/** What is typed into the search box can be asked as a question, too. */
export function AskLine({ query, onOpen }: AskLineProps) {
  const { line } = useTexts(askTexts)
  const isOn = useAssistantIsOn()
  const [asked, setAsked] = useState<string>()
  const question = query.trim()
  return (
    <>
      {isOn && question.length >= LEAST && (
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
