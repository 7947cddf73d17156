import type { PageDraft } from './draft.ts'
import { type Details, newDetails } from './page-text.ts'

/** What is to be known about the page that nobody on it did. */
type PageNotice =
  /** Words that were not saved are back. */
  | { readonly kind: 'restored'; readonly at: number }
  /** Another tab or device saved other words; both are kept. */
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'deleted' }

/** What the screen shows of the page, apart from the text itself. */
export interface EditorView {
  /** None while the entry is new and unsaved. */
  readonly entryId: string | undefined
  readonly details: Details
  readonly words: number
  readonly length: number
  readonly titleLength: number
  /** Nothing but blanks: there is nothing to save. */
  readonly blank: boolean
  /** It holds something that no server can store. */
  readonly unstorable: boolean
  readonly dirty: boolean
  /** It can be saved as it is. */
  readonly savable: boolean
  /** The entry was deleted: what is on the page is saved nowhere. */
  readonly gone: boolean
  readonly phase: 'idle' | 'saving' | 'failed'
  /** The person asked for a save, and has typed nothing since: what becomes of it is said aloud. */
  readonly asked: boolean
  readonly savedAt: number | undefined
  readonly notice: PageNotice | undefined
  /** What made way for this page last and is saved nowhere; it can be had again. */
  readonly aside: PageDraft | undefined
  /** What tabs that are closed left behind. */
  readonly waiting: readonly PageDraft[]
  /** There was no room for the draft: the words are on the screen alone. */
  readonly draftFailed: boolean
}

export const blankView: EditorView = {
  entryId: undefined,
  details: newDetails,
  words: 0,
  length: 0,
  titleLength: 0,
  blank: true,
  unstorable: false,
  dirty: false,
  savable: false,
  gone: false,
  phase: 'idle',
  asked: false,
  savedAt: undefined,
  notice: undefined,
  aside: undefined,
  waiting: [],
  draftFailed: false,
}
