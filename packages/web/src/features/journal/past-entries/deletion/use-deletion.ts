import { messageOf, successMessages } from '@daywell/core/errors'
import type { Entry } from '@daywell/core/journal'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { offerUndo } from '#kit/ui/toasts/offer-undo.tsx'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { useEditor } from '../../editor/editor-context.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import { bringBack, deleteEntry, onRefusal } from './delete-entry.ts'

/** Deletion with a confirmation. */
export function useDeletion(onDeleted: (entry: Entry) => void) {
  const texts = useTexts(pastEntriesTexts).deletion
  const handle = useJournalHandle()
  const editor = useEditor()
  const { api } = useClients()
  const [asked, setAsked] = useState<Entry>()

  const remove = async (entry: Entry) => {
    try {
      const journal = await whenOpen(handle)
      const deleted = await deleteEntry(journal, editor, entry)
      onDeleted(entry)
      const unsay = offerUndo(successMessages.entryDeleted, texts.undo, () => {
        bringBack({ journal, api }, deleted).catch(() => notify.error(texts.notBack))
      })
      onRefusal(journal, deleted, () => {
        unsay()
        notify.error(messageOf(undefined, 'delete-entry'))
      })
    } catch {
      notify.error(messageOf(undefined, 'delete-entry'))
    }
  }
  const answer = (confirmed: boolean) => {
    setAsked(undefined)
    if (confirmed && asked) void remove(asked)
  }
  return { asked, ask: setAsked, answer }
}
