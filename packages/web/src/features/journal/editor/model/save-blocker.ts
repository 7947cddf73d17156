import { TEXT_MAX, TITLE_MAX } from '@daywell/core/journal'
import type { EditorView } from './editor-view.ts'

/** Why words cannot be saved as they are. */
export type SaveBlocker = 'text-too-long' | 'title-too-long' | 'unstorable'

type Measured = Pick<EditorView, 'dirty' | 'gone' | 'length' | 'titleLength' | 'unstorable'>

/** What keeps the words on the page from being saved; nothing where there is nothing to save. */
export function saveBlockerOf(page: Measured): SaveBlocker | undefined {
  if (!page.dirty && !page.gone) return undefined
  if (page.length > TEXT_MAX) return 'text-too-long'
  if (page.titleLength > TITLE_MAX) return 'title-too-long'
  return page.unstorable ? 'unstorable' : undefined
}
