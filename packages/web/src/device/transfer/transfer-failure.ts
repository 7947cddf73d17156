const SENTENCES = {
  'not-ours': 'This is not an encrypted file of Daywell',
  newer: 'A newer Daywell made this file',
  refused: 'Opening it would take more of this device than any honest file asks for',
  'wrong-passphrase': 'The passphrase is not the one that the file was made with',
  damaged: 'The file is damaged or not complete',
  'out-of-reach': 'The browser could not read the file: it was moved or changed',
  'no-memory': 'There is not enough memory on this device for that',
  'no-cryptography': 'The browser encrypts only on pages that came over a secure connection',
  failed: 'It did not work, and the browser does not say why',
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
