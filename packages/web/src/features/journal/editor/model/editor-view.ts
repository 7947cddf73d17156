import type { PageDraft } from './draft.ts'
import { type Details, newDetails } from './page-text.ts'

/** A notice about something the person didn't do on this page. */
type PageNotice =
  /** Unsaved text was restored. */
  | { readonly kind: 'restored'; readonly at: number }
  /** Another tab or device saved a different text; both are kept. */
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'deleted' }

/** What the screen shows about the page, apart from its text. */
export interface EditorView {
  /** Undefined while the entry is new and unsaved. */
  readonly entryId: string | undefined
  readonly details: Details
  readonly words: number
  readonly length: number
  readonly titleLength: number
  /** What the entry is titled if the person types no title. */
  readonly dateTitle: string
  /** Only whitespace: there's nothing to save. */
  readonly blank: boolean
  /** Contains characters that no server can store. */
  readonly unstorable: boolean
  readonly dirty: boolean
  /** Can be saved as it is. */
  readonly savable: boolean
  /** The entry was deleted, so the page's text is saved nowhere. */
  readonly gone: boolean
  readonly phase: 'idle' | 'saving' | 'failed'
  /** The person requested a save and hasn't typed since: its outcome is announced. */
  readonly asked: boolean
  readonly savedAt: number | undefined
  readonly notice: PageNotice | undefined
  /** The unsaved text that this page replaced last; can be restored. */
  readonly aside: PageDraft | undefined
  /** Drafts of closed tabs. */
  readonly waiting: readonly PageDraft[]
  /** Storage was full: the text is only on the screen. */
  readonly draftFailed: boolean
}

export const blankView: EditorView = {
  entryId: undefined,
  details: newDetails,
  words: 0,
  length: 0,
  titleLength: 0,
  dateTitle: '',
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
