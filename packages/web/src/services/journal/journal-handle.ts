import type { Notice } from '#device/local-store/notices.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from './journal.ts'

/**
 * The state of opening the journal. A failure is retried on request, and when the network is back.
 */
export type JournalState =
  | { readonly phase: 'closed'; readonly userId: undefined }
  | { readonly phase: 'opening' | 'failed'; readonly userId: string }
  | { readonly phase: 'open'; readonly userId: string; readonly journal: Journal }

/** This tab among the device's tabs. */
export interface ThisTab {
  readonly id: string
  /** The other open tabs; undefined if the browser can't tell. */
  others(): Promise<ReadonlySet<string> | undefined>
}

/** Opens and closes the signed-in person's journal. */
export interface JournalHandle {
  state(): JournalState
  subscribe(listener: () => void): () => void
  /** Opens it again after a failure. */
  retry(): void
  /** Notices about this device's storage. */
  onNotice(listener: (notice: Notice) => void): () => void
  /** Known a moment after the page starts, with or without a journal. */
  tab(): ThisTab | undefined
  /** Local storage; if the browser blocks it, values last as long as the page. */
  readonly storage: TextStorage
}
