import { TooManyTags } from '@daywell/core/templates'
import { useCallback } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { offerUndo } from '#kit/ui/toasts/offer-undo.tsx'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import { useEditor } from '../editor/editor-context.ts'
import { tagTemplate } from './tag-template.ts'
import { templatesTexts } from './templates.texts.ts'

/** Returns a function that makes an entry a template or an ordinary entry, and offers Undo. */
export function useTemplateTag() {
  const texts = useTexts(templatesTexts)
  const handle = useJournalHandle()
  const editor = useEditor()
  return useCallback(
    async (entryId: string, isWanted: boolean): Promise<void> => {
      const fail = (error: unknown) =>
        notify.error(error instanceof TooManyTags ? texts.tooManyTags : texts.notTagged)
      try {
        const journal = await whenOpen(handle)
        const undo = await tagTemplate({ journal, editor }, entryId, isWanted)
        offerUndo(isWanted ? texts.added : texts.removed, texts.undo, () => void undo().catch(fail))
      } catch (error) {
        fail(error)
      }
    },
    [texts, handle, editor],
  )
}
