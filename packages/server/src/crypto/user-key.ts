import type { Sealed, SealedTable } from '#database/index.ts'
import { type CipherKey, decrypt, encrypt } from './cipher.ts'

/** Where a sealed value lives: the table and the id of its row there. */
export interface Place<Table extends SealedTable> {
  table: Table
  row: string
}

/**
 * A person's own key. It knows whose it is, so nothing can be sealed for one person with another
 * one's key, and it keeps its bytes to itself, so that no log can print them.
 */
export class UserKey {
  readonly userId: string
  readonly #key: CipherKey

  constructor(userId: string, key: CipherKey) {
    this.userId = userId
    this.#key = key
  }

  /** Encrypts for one row of one table of this person; put anywhere else it does not open. */
  seal<Table extends SealedTable>(place: Place<Table>, plain: Uint8Array): Sealed<Table> {
    return encrypt(this.#key, this.#binding(place), plain) as Sealed<Table>
  }

  open<Table extends SealedTable>(place: Place<Table>, sealed: Sealed<NoInfer<Table>>): Buffer {
    return decrypt(this.#key, this.#binding(place), sealed)
  }

  #binding(place: Place<SealedTable>): string[] {
    return ['user', this.userId, place.table, place.row]
  }
}
