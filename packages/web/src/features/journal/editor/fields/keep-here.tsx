import { isLocalId } from '@daywell/core/journal'
import { useState } from 'react'
import { arriving } from '#device/local-store/entries/arriving.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Switch } from '#kit/ui/choice/switch.tsx'
import { ConfirmDialog } from '#kit/ui/dialog/confirm-dialog.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor, useEditorView } from '../editor-context.ts'
import styles from './keep-here.module.css'
import { keepHereTexts } from './keep-here.texts.ts'

/** Hybrid only: whether this entry stays on this device. */
export function KeepHere() {
  const texts = useTexts(keepHereTexts)
  const editor = useEditor()
  const keepHere = useEditorView((state) => state.details.keepHere)
  const livesHere = useEditorView(({ entryId = '' }) => isLocalId(entryId))
  const arrives = useArrives()
  const [asked, setAsked] = useState(false)
  const level = useLevel()
  if (level === 'local' || level === 'cloud') return null
  const set = (checked: boolean) => {
    if (arrives) return
    // An entry never saved as local-only has no version that would be uploaded.
    if (livesHere && !checked) setAsked(true)
    else editor.setDetails({ keepHere: checked })
  }
  const answer = (confirmed: boolean) => {
    setAsked(false)
    if (confirmed) editor.setDetails({ keepHere: false })
  }
  return (
    <div className={styles.keepHere}>
      <Switch
        label={texts.label}
        hint={keepHere ? hintOf(texts, { livesHere, arrives }) : undefined}
        checked={keepHere}
        // `aria-disabled`, since `disabled` would drop the focus.
        aria-disabled={arrives}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <ConfirmDialog
        open={asked && livesHere}
        title={texts.askTitle}
        confirmLabel={texts.upload}
        cancelLabel={texts.keep}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <p>{texts.askWords}</p>
      </ConfirmDialog>
    </div>
  )
}

type Texts = typeof keepHereTexts.en

function hintOf(texts: Texts, { livesHere, arrives }: Record<'livesHere' | 'arrives', boolean>) {
  if (arrives) return texts.arrives
  return livesHere ? texts.onAndSaved : texts.on
}

function useLevel() {
  const levels = useJournal()?.levels
  return useObservable(levels, () => levels?.level())
}

/** Whether the server may still have versions of an entry that has just moved here. */
function useArrives(): boolean {
  const store = useJournal()?.store
  const id = useEditorView((state) => state.entryId)
  return useObservable(store, () =>
    Boolean(store && id !== undefined && isLocalId(id) && arriving(store).has(id)),
  )
}
