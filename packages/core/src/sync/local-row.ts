import type { Entry, Tombstone } from '#journal/index.ts'

/** An entry as a device keeps it. */
export interface LocalRow {
  readonly entry: Entry
  /** The device's count of edits when this text was written; no two edits share a number. */
  readonly edits: number
  /** The `updatedAt` of the newest version that the server is known to have. */
  readonly base: string | null
  /**
   * The device's time (ms) when it was written here. `updatedAt` does not tell: where the clock
   * is behind it only follows the version before.
   */
  readonly at?: number
  /** Since when it has lived on this device alone, by the device's time (ms). */
  readonly since?: number
}

interface Waiting {
  readonly id: string
  /** The number of the edit that waits. */
  readonly edits: number
  /** A version of it was sent, and whether it arrived is unknown. */
  readonly sent: boolean
  /** Earlier versions wait with it that the server has never seen and must see first. */
  readonly earlier?: true
}

/** The words stand in the row. */
export interface SaveItem extends Waiting {
  readonly kind: 'save'
}

export interface DeleteItem extends Waiting {
  readonly kind: 'delete'
  readonly deletedAt: string
  /** What was deleted, in case the server refuses. */
  readonly row: LocalRow | null
  /**
   * The entry lives on this device alone from now on: nothing of it is to stay on the server.
   * `revisions`: so many of its earlier versions have come here; absent: not asked for yet.
   * `seen`: when the version was made that is known to be here as well as there.
   */
  readonly purge?: { readonly revisions?: number; readonly seen?: string }
}

/** A change that the server has not confirmed; there is at most one for each entry. */
export type OutboxItem = SaveItem | DeleteItem

/** Which edit of which entry a request carried. */
export interface Sent {
  readonly id: string
  readonly edits: number
}

/** What a device learns from any answer about entries. */
export interface SyncAnswer {
  readonly entries: readonly Entry[]
  readonly deleted: readonly Tombstone[]
  /** Ids that the server gave, by the ids that it was sent. */
  readonly ids: Readonly<Record<string, string>>
  /** Of these there are words on the server that this device has not got yet. */
  readonly unseen?: readonly string[] | undefined
  /** Up to when it speaks of all changes; absent: it speaks of what was sent, and of nothing else. */
  readonly syncedAt?: string
  /** After when it does; absent: from the beginning. */
  readonly since?: string | undefined
  /** Whether more of it is still to be asked for. */
  readonly more?: boolean | undefined
}
