import { FileProblem } from '@daywell/core/backup'
import { type Unreadable, UnreadableFile } from '#device/files/reading/unreadable-file.ts'
import { isStorageFull } from '#device/local-store/tables/backend.ts'
import { TransferFailure, type TransferReason } from '#device/transfer/transfer-failure.ts'

/** Why a file couldn't be imported. */
export type Problem =
  /** With a ready-made message. */
  | { readonly kind: 'file'; readonly sentence: string }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable; readonly sentence: string }
  | { readonly kind: 'sealed'; readonly reason: TransferReason; readonly sentence: string }
  | { readonly kind: 'full' | 'unknown' }

export function problemOf(error: unknown): Problem {
  if (error instanceof FileProblem) return { kind: 'file', sentence: error.message }
  if (error instanceof UnreadableFile)
    return { kind: 'unreadable', reason: error.reason, sentence: error.message }
  if (error instanceof TransferFailure)
    return { kind: 'sealed', reason: error.reason, sentence: error.message }
  return { kind: isStorageFull(error) ? 'full' : 'unknown' }
}
