import type { TransferReason } from '#device/transfer/transfer-failure.ts'

/** What the page asks of the worker, once. */
export interface TransferRequest {
  readonly kind: 'seal' | 'unseal'
  readonly content: Blob
  readonly passphrase: string
}

/** How far it is: making the key of the passphrase comes first. */
export interface TransferProgress {
  readonly part: 'key' | 'content'
  /** From 0 to 1. */
  readonly done: number
}

/** What the worker answers; after the last two nothing more. */
export type TransferAnswer =
  | { readonly kind: 'progress'; readonly progress: TransferProgress }
  | { readonly kind: 'done'; readonly content: Blob }
  | { readonly kind: 'failed'; readonly reason: TransferReason }
