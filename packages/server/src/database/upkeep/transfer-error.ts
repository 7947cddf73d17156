/** A backup, a restore or a move can't go on. The message says why, and what to do. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}
