import type { TransferReason } from '#device/transfer/transfer-failure.ts'

/** The request to the worker; one per worker. */
export interface TransferRequest {
  readonly kind: 'seal' | 'unseal'
  readonly content: Blob
  readonly passphrase: string
}

/** Progress: deriving the key comes first. */
export interface TransferProgress {
  readonly part: 'key' | 'content'
  /** From 0 to 1. */
  readonly done: number
}

/** The worker's messages; the last two are final. */
export type TransferAnswer =
  | { readonly kind: 'progress'; readonly progress: TransferProgress }
  | { readonly kind: 'done'; readonly content: Blob }
  | { readonly kind: 'failed'; readonly reason: TransferReason }
