import type { Notice } from '#device/local-store/notices.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from './journal.ts'

/** How far the journal is. What failed is tried again when asked, and when the network is back. */
export type JournalState =
  | { readonly phase: 'closed'; readonly userId: undefined }
  | { readonly phase: 'opening' | 'failed'; readonly userId: string }
  | { readonly phase: 'open'; readonly userId: string; readonly journal: Journal }

/** This tab among those of the device. */
export interface ThisTab {
  readonly id: string
  /** The other tabs that are open at this moment; none where the browser cannot tell. */
  others(): Promise<ReadonlySet<string> | undefined>
}

/** Where the journal of whoever is signed in is opened and closed. */
export interface JournalHandle {
  state(): JournalState
  subscribe(listener: () => void): () => void
  /** Opens it after all, if that had failed. */
  retry(): void
  /** What is to be known about the storage of this device. */
  onNotice(listener: (notice: Notice) => void): () => void
  /** Known a moment after the start of the page, with or without a journal. */
  tab(): ThisTab | undefined
  /** Local storage; where the browser refuses it, what lasts as long as the page. */
  readonly storage: TextStorage
}
