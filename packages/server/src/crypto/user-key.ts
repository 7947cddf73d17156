import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { Sealed, SealedTable } from '#database/index.ts'
import {
  CannotOpen,
  type CipherKey,
  decrypt,
  decryptInSlices,
  encrypt,
  encryptInSlices,
} from './cipher.ts'

/** Where a sealed value lives: the table and the id of its row there. */
export interface Place<Table extends SealedTable> {
  table: Table
  row: string
}

/** Of which part of a photo or recording some bytes are, and where in it they begin. */
export interface PiecePlace {
  readonly mediaId: string
  readonly part: string
  readonly position: number
  readonly name: string
}

/**
 * A person's own key. It knows whose it is, so nothing can be sealed for one person with another
 * one's key, and it keeps its bytes to itself, so that no log can print them.
 */
export class UserKey {
  readonly userId: string
  #living: CipherKey | undefined
  #digestKey: KeyObject | undefined

  constructor(userId: string, key: CipherKey) {
    this.userId = userId
    this.#living = key
  }

  /** From now on it neither opens nor seals, not even for callers that hold it already. */
  destroy(): void {
    this.#living = undefined
    this.#digestKey = undefined
  }

  /** Encrypts for one row of one table of this person; put anywhere else it does not open. */
  seal<Table extends SealedTable>(place: Place<Table>, plain: Uint8Array): Sealed<Table> {
    return encrypt(this.#key, this.#binding(place), plain) as Sealed<Table>
  }

  open<Table extends SealedTable>(place: Place<Table>, sealed: Sealed<NoInfer<Table>>): Buffer {
    return decrypt(this.#key, this.#binding(place), sealed)
  }

  /** Encrypts many bytes, kept outside the database; in any other place they don't open. */
  sealPiece(place: PiecePlace, plain: Uint8Array): Promise<Buffer> {
    return encryptInSlices(this.#key, this.#bindingOfPiece(place), plain)
  }

  openPiece(place: PiecePlace, sealed: Uint8Array): Promise<Buffer> {
    return decryptInSlices(this.#key, this.#bindingOfPiece(place), sealed)
  }

  /**
   * A keyed digest (HMAC-SHA-256), which tells whether two texts of one place are equal. Without
   * the key it tells nothing of them, and equal texts of two people or places have different ones.
   */
  digest(place: Place<SealedTable>, plain: string): Buffer {
    // Not the key that encrypts: each of the two is used for one thing alone.
    this.#digestKey ??= createSecretKey(
      createHmac('sha256', this.#key.bytes).update('digest of words').digest(),
    )
    const binding = JSON.stringify(this.#binding(place))
    return createHmac('sha256', this.#digestKey).update(`${binding}\n${plain}`).digest()
  }

  get #key(): CipherKey {
    if (!this.#living) throw new CannotOpen('its key was destroyed')
    return this.#living
  }

  #binding(place: Place<SealedTable>): string[] {
    return ['user', this.userId, place.table, place.row]
  }

  #bindingOfPiece({ mediaId, part, position, name }: PiecePlace): string[] {
    return ['user', this.userId, 'media piece', mediaId, part, String(position), name]
  }
}
