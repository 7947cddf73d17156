import { useId, useState } from 'react'
import { clockText, dayAt } from '#kit/texts/dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { SaveStatus } from '#kit/ui/feedback/save-status.tsx'
import { journalTexts } from '../journal.texts.ts'
import { sameDay } from './dates.ts'
import { useEditor, useEditorView } from './editor-context.ts'
import { type SaveBlocker, saveBlockerOf } from './model/save-blocker.ts'
import styles from './page-foot.module.css'
import { usePagePreferences } from './page-preferences.ts'
import type { SaveLine } from './saving/save-line.ts'
import { useSaveLine } from './saving/use-save-line.ts'
import { FirstSaved } from './slots.tsx'

/** Word count, save status and the save button. */
export function PageFoot() {
  const { foot } = useTexts(journalTexts)
  const editor = useEditor()
  const blank = useEditorView((state) => state.blank)
  const saving = useEditorView((state) => state.phase === 'saving')
  const line = useFootLine()
  const words = useLineInWords(line)
  const statusId = useId()
  const aloud = useAloud(line)
  return (
    <footer className={styles.foot} data-long={words.length > 40 || undefined}>
      <Goal />
      <WordCount />
      <SaveStatus id={statusId} state={MARKS[line]} announced={aloud}>
        {words}
      </SaveStatus>
      <FirstSaved />
      {/* `aria-disabled`, since `disabled` would drop the focus. */}
      <Button
        kind="primary"
        className={styles.save}
        disabled={blank}
        aria-disabled={saving}
        aria-describedby={isHindrance(line) ? statusId : undefined}
        onClick={() => void editor.save()}
      >
        {foot.save}
      </Button>
    </footer>
  )
}

type FootLine = SaveLine | SaveBlocker

/** The save status, or why the text can't be saved. */
function useFootLine(): FootLine {
  const line = useSaveLine()
  const hindrance = useEditorView(saveBlockerOf)
  return hindrance && (line === 'draft' || line === 'failed') ? hindrance : line
}

const HINDRANCES: readonly FootLine[] = ['text-too-long', 'title-too-long', 'unstorable']
const isHindrance = (line: FootLine) => HINDRANCES.includes(line)

const MARKS = {
  new: 'unsaved',
  draft: 'unsaved',
  'no-room': 'failed',
  saving: 'saving',
  saved: 'saved',
  'on-device': 'on-device',
  waiting: 'waiting',
  failed: 'failed',
  'server-full': 'waiting',
  'versions-full': 'waiting',
  'too-late': 'waiting',
  'text-too-long': 'failed',
  'title-too-long': 'failed',
  unstorable: 'failed',
} as const

/** Statuses shown with a warning icon. */
const ALARMING: readonly string[] = ['failed', 'waiting']

function useLineInWords(line: FootLine): string {
  const { status } = useTexts(journalTexts)
  const savedAt = useEditorView((state) => state.savedAt) ?? 0
  switch (line) {
    case 'saved':
      return sameDay(savedAt, Date.now())
        ? status.savedAt(clockText(savedAt))
        : status.savedOn(dayAt(savedAt))
    case 'no-room':
      return status.noRoom
    case 'on-device':
      return status.onDevice
    default:
      return status[line]
  }
}

/**
 * Whether the live region announces the status: on failure, on recovery, and for a requested save.
 * Autosaves are silent.
 */
function useAloud(line: FootLine): boolean {
  const asked = useEditorView((state) => state.asked)
  const [listening, setListening] = useState(false)
  const bad = ALARMING.includes(MARKS[line])
  if (bad && !listening) setListening(true)
  if (line === 'draft' && listening) setListening(false)
  return bad || listening || asked
}

function WordCount() {
  const { foot } = useTexts(journalTexts)
  const words = useEditorView((state) => state.words)
  return <span className={styles.words}>{foot.words(words)}</span>
}

/** Progress toward the word goal, as a line above the footer. */
function Goal() {
  const { foot } = useTexts(journalTexts)
  const { wordsPerEntry: goal } = usePagePreferences()
  const words = useEditorView((state) => Math.min(state.words, goal))
  return (
    <progress
      className={styles.goal}
      max={goal}
      value={words}
      aria-label={foot.goal(words, goal)}
    />
  )
}
