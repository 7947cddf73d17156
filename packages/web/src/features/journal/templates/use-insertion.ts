import { isLocalId } from '@daywell/core/journal'
import type { Template } from '@daywell/core/templates'
import { useTexts } from '#kit/texts/use-texts.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { PageEditor } from '../editor/fields/half-typed.ts'
import type { FieldRefs } from '../editor/use-page.ts'
import { useToday } from '../editor/use-today.ts'
import { insertIntoPage } from './page-field.ts'
import { templatesTexts } from './templates.texts.ts'
import { useIsSynced } from './use-is-synced.ts'

/** Where a template goes; `todays-page`: the open page if it's new or of today, else a new one. */
export type InsertionTarget = 'open-page' | 'todays-page' | 'new-page'

/** Returns a function that inserts a template, or says why it can't. */
export function useInsertion(text: FieldRefs['text']) {
  const texts = useTexts(templatesTexts)
  const editor = useEditor()
  const today = useToday()
  const isSynced = useIsSynced()
  return async (template: Template, target: InsertionTarget): Promise<void> => {
    if (needsNewPage(editor, target, today)) {
      if (!(await editor.leave())) return void notify.error(texts.notSaved)
      editor.open(undefined)
    }
    const field = text.current
    if (!field) return
    if (!insertIntoPage(editor, field, template.text)) return void notify.error(texts.tooLong)
    const isUploaded = isSynced && !editor.state().details.keepHere
    if (isUploaded && isLocalId(template.id)) notify.info(texts.uploaded)
  }
}

function needsNewPage(editor: PageEditor, target: InsertionTarget, today: string): boolean {
  if (target !== 'todays-page') return target === 'new-page'
  const { entryId, details } = editor.state()
  return entryId !== undefined && details.localDate !== today
}
