import type { Entry, Tombstone } from '#journal/index.ts'

/** An entry as a device stores it. */
export interface LocalRow {
  readonly entry: Entry
  /** The device's edit counter when this text was written; unique per edit. */
  readonly edits: number
  /** The `updatedAt` of the newest version that the server is known to have. */
  readonly base: string | null
  /**
   * The device's time (ms) when it was written here. Not `updatedAt`: with a slow clock that one
   * only follows the version before.
   */
  readonly at?: number
  /** Since when it's kept on this device only, by the device's time (ms). */
  readonly since?: number
}

interface Waiting {
  readonly id: string
  /** The number of the pending edit. */
  readonly edits: number
  /** A version of it was sent, and whether it arrived is unknown. */
  readonly sent: boolean
  /** Pending earlier versions that the server has never seen and must see first. */
  readonly earlier?: true
}

/** The text is in the row. */
export interface SaveItem extends Waiting {
  readonly kind: 'save'
}

export interface DeleteItem extends Waiting {
  readonly kind: 'delete'
  readonly deletedAt: string
  /** The deleted row, for a rollback if the server refuses. */
  readonly row: LocalRow | null
  /**
   * The entry is kept on this device only from now on, and is purged from the server. `revisions`:
   * how many of its earlier versions were fetched; absent: not fetched yet. `seen`: the time of the
   * last version that is both here and there.
   */
  readonly purge?: { readonly revisions?: number; readonly seen?: string }
}

/** An unconfirmed change; at most one per entry. */
export type OutboxItem = SaveItem | DeleteItem

/** Which edit of which entry a request contained. */
export interface Sent {
  readonly id: string
  readonly edits: number
}

/** The part of any answer that concerns entries. */
export interface SyncAnswer {
  readonly entries: readonly Entry[]
  readonly deleted: readonly Tombstone[]
  /** The server's ids, by the ids that were sent. */
  readonly ids: Readonly<Record<string, string>>
  /** Entries with versions on the server that this device doesn't have yet. */
  readonly unseen?: readonly string[] | undefined
  /** The end of the range of changes that it covers; absent: it only covers what was sent. */
  readonly syncedAt?: string
  /** The start of that range; absent: from the beginning. */
  readonly since?: string | undefined
  /** Whether there are more pages. */
  readonly more?: boolean | undefined
}
