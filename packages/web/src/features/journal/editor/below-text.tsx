import { useEffect } from 'react'
import { OnThisDayNote } from '../habit/on-this-day.tsx'
import { PrintedPage } from '../print/printed-page.tsx'
import { useEditor } from './editor-context.ts'
import { KeepHere } from './fields/keep-here.tsx'
import { saveOnLeaving } from './fields/save-on-leaving.ts'
import { LiveText } from './live/live-text.tsx'
import { AddMedia } from './media/adding/add-media.tsx'
import { markedWordCounter } from './model/marked-word-counter.ts'
import { SafetyNote } from './notices/safety-note.tsx'
import type { FieldRefs } from './use-page.ts'

interface BelowTextProps {
  refs: FieldRefs
  onHabit: () => void
}

/** The editor that takes the place of the text area, and everything below; lazy-loaded after it. */
export function BelowText({ refs, onHabit }: BelowTextProps) {
  const editor = useEditor()
  useEffect(() => editor.countWith(markedWordCounter()), [editor])
  useEffect(() => saveOnLeaving(editor, refs), [editor, refs])
  return (
    <>
      <LiveText refs={refs} />
      <AddMedia refs={refs} />
      <SafetyNote refs={refs} />
      <OnThisDayNote onOpen={onHabit} />
      <KeepHere />
      <PrintedPage refs={refs} />
    </>
  )
}
