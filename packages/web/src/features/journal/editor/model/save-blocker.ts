import { TEXT_MAX, TITLE_MAX } from '@daywell/core/journal'
import type { EditorView } from './editor-view.ts'

/** Why a text can't be saved as it is. */
export type SaveBlocker = 'text-too-long' | 'title-too-long' | 'unstorable'

type Measured = Pick<EditorView, 'dirty' | 'gone' | 'length' | 'titleLength' | 'unstorable'>

/** What blocks saving; undefined if nothing does or there's nothing to save. */
export function saveBlockerOf(page: Measured): SaveBlocker | undefined {
  if (!page.dirty && !page.gone) return undefined
  if (page.length > TEXT_MAX) return 'text-too-long'
  if (page.titleLength > TITLE_MAX) return 'title-too-long'
  return page.unstorable ? 'unstorable' : undefined
}
