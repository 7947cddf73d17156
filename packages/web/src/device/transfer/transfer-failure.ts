const SENTENCES = {
  'not-ours': 'This isn’t an encrypted Daywell file',
  newer: 'This file was made by a newer version of Daywell',
  refused: 'This file asks for too much memory, so we didn’t open it',
  'wrong-passphrase': 'That’s not the passphrase for this file',
  damaged: 'The file is damaged or incomplete',
  'out-of-reach': 'Your browser couldn’t read the file. It may have moved or changed',
  'no-memory': 'This device doesn’t have enough memory',
  'no-cryptography': 'Browsers can encrypt only on pages with a secure connection (https)',
  failed: 'Something went wrong, and the browser doesn’t say what',
} as const

/** Why a file couldn't be encrypted or opened. */
export type TransferReason = keyof typeof SENTENCES

export class TransferFailure extends Error {
  override readonly name = 'TransferFailure'
  readonly reason: TransferReason

  constructor(reason: TransferReason, cause?: unknown) {
    super(SENTENCES[reason], { cause })
    this.reason = reason
  }
}
