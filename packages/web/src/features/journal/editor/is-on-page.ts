import type { Entry } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'
import type { Editor } from './editor.ts'

/** Whether the page shows this entry; the server may have given it another id since. */
export function isOnPage({ store }: Journal, editor: Editor, { _id }: Pick<Entry, '_id'>): boolean {
  const open = editor.state().entryId
  return open !== undefined && store.find(open)?._id === store.find(_id)?._id
}
