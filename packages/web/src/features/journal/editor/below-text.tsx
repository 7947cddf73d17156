import { useEffect } from 'react'
import { OnThisDayNote } from '../habit/on-this-day.tsx'
import { PrintedPage } from '../print/printed-page.tsx'
import { useEditor } from './editor-context.ts'
import { KeepHere } from './fields/keep-here.tsx'
import { saveOnLeaving } from './fields/save-on-leaving.ts'
import { LiveText } from './live/live-text.tsx'
import { AddMedia } from './media/adding/add-media.tsx'
import { PlainMedia } from './media/edit/plain-media.tsx'
import { useMediaEdit } from './media/edit/use-media-edit.ts'
import { useUndoOffer } from './media/edit/use-undo-offer.ts'
import { usePageInsertion } from './media/insertion/use-page-insertion.ts'
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
  const page = usePageInsertion(refs)
  const offerUndo = useUndoOffer()
  const edit = useMediaEdit({ refs, page, offerUndo })
  return (
    <>
      <LiveText refs={refs} edit={edit} />
      <PlainMedia refs={refs} edit={edit} />
      <AddMedia refs={refs} page={page} offerUndo={offerUndo} />
      <SafetyNote refs={refs} />
      <OnThisDayNote onOpen={onHabit} />
      <KeepHere />
      <PrintedPage refs={refs} />
    </>
  )
}
