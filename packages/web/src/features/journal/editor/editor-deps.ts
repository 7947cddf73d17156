import type { Drafts } from '#device/local-store/drafts/drafts.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { ThisTab } from '#services/journal/journal-handle.ts'
import type { Text } from './model/page-text.ts'
import type { Handover } from './saving/save-page.ts'

/** The fields on the screen, which hold the text themselves. */
export interface Fields {
  read(): Text
  fill(text: Text): void
  /** Whether the person is in the field of the title. */
  isInTitle(): boolean
}

/** Which entry this tab had open on a day; a reload keeps it. */
export interface LastOpen {
  get(day: string): string | undefined
  set(day: string, entryId: string | undefined): void
}

export interface EditorDeps {
  readonly fields: Fields
  readonly drafts: Drafts
  /** Brings back drafts that a crash of the browser took. */
  readonly rescue: () => Promise<void>
  readonly tab: ThisTab
  readonly handover: Handover
  readonly lastOpen: LastOpen
  /** The journal once it is open; rejects when it cannot be opened. */
  readonly journal: () => Promise<Journal>
  /** A new value that no other page has. */
  readonly newId: () => string
  readonly now: () => number
  readonly timeZone: () => string
  /** When this page was opened: what was written on it since then surprises nobody. */
  readonly openedAt: number
  readonly timers: {
    set(act: () => void, ms: number): unknown
    clear(timer: unknown): void
  }
}
