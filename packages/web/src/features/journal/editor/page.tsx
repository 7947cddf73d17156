import { useId, useState } from 'react'
import { weekdayText } from '#kit/texts/dates.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Paper } from '#kit/ui/surface/paper.tsx'
import { pageLook } from '#services/preferences/page-look.ts'
import { journalTexts } from '../journal.texts.ts'
import { useEditor, useEditorView } from './editor-context.ts'
import { DetailsToggle } from './fields/details-toggle.tsx'
import { PageFields } from './fields/page-fields.tsx'
import styles from './page.module.css'
import { PageFoot } from './page-foot.tsx'
import { usePagePreferences } from './page-preferences.ts'
import {
  BelowText,
  Details,
  FocusModeButton,
  HabitLine,
  PageNotices,
  PromptCard,
} from './slots.tsx'
import type { FieldRefs } from './use-page.ts'
import { useToday } from './use-today.ts'

interface PageProps {
  refs: FieldRefs
  onTakeWaiting: () => void
  onHistory: (entryId: string) => void
  onFocusMode: () => void
  onHabit: () => void
}

/** The sheet of paper with the editor. */
export function Page({ refs, onTakeWaiting, onHistory, onFocusMode, onHabit }: PageProps) {
  const { heading, page } = useTexts(journalTexts)
  const look = pageLook(usePagePreferences())
  const [detailed, setDetailed] = useState(false)
  const detailsId = useId()
  return (
    <Paper as="section" padding="none" className={styles.page} style={look} aria-label={page.name}>
      <h1 className={styles.heading} data-caret-elsewhere="">
        {heading}
      </h1>
      <div className={styles.head}>
        <Day />
        <HabitLine onOpen={onHabit} />
        <DetailsToggle open={detailed} onToggle={() => setDetailed(!detailed)} controls={detailsId}>
          <FocusModeButton onPress={onFocusMode} />
        </DetailsToggle>
      </div>
      <div className={styles.body}>
        <PageNotices text={refs.text} asks={refs.asks} onTakeWaiting={onTakeWaiting} />
        {detailed && <Details id={detailsId} onHistory={onHistory} />}
        <Prompt text={refs.text} />
        <PageFields refs={refs} />
        <BelowText refs={refs} onHabit={onHabit} />
      </div>
      <PageFoot />
    </Paper>
  )
}

function Day() {
  const today = useToday()
  const day = useEditorView((state) => state.details.localDate) ?? today
  return <p className={styles.day}>{weekdayText(day, today)}</p>
}

function Prompt({ text }: Pick<FieldRefs, 'text'>) {
  const editor = useEditor()
  const prompt = useEditorView((state) => state.details.prompt)
  const started = useEditorView((state) => !state.blank)
  // An entry written without a prompt needs no placeholder for one.
  if (prompt === '' && started) return null
  return (
    <div className={styles.prompt}>
      <PromptCard
        prompt={prompt}
        onPrompt={(next) => editor.setDetails({ prompt: next })}
        folded={started}
        text={text}
      />
    </div>
  )
}
