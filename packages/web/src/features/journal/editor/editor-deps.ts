import type { Drafts } from '#device/local-store/drafts/drafts.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { ThisTab } from '#services/journal/journal-handle.ts'
import type { Text } from './model/page-text.ts'
import type { Handover } from './saving/save-page.ts'

/** The fields on the screen, which own the text (uncontrolled). */
export interface Fields {
  read(): Text
  /** Shows another page. */
  fill(text: Text): void
  /** Shows another text of the same page. */
  amend(text: Text): void
}

/** Which entry this tab had open on a day; survives a reload. */
export interface LastOpen {
  get(day: string): string | undefined
  set(day: string, entryId: string | undefined): void
}

export interface EditorDeps {
  readonly fields: Fields
  readonly drafts: Drafts
  /** Recovers drafts after a browser crash. */
  readonly rescue: () => Promise<void>
  readonly tab: ThisTab
  readonly handover: Handover
  readonly lastOpen: LastOpen
  /** The journal once it's open; rejects if it can't be opened. */
  readonly journal: () => Promise<Journal>
  /** Returns a value that's unique among pages. */
  readonly newId: () => string
  readonly now: () => number
  readonly timeZone: () => string
  /** When this page was opened: text written since then needs no "restored" notice. */
  readonly openedAt: number
  readonly timers: {
    set(act: () => void, ms: number): unknown
    clear(timer: unknown): void
  }
}
