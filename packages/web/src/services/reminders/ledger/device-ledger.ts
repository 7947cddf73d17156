import type { TextStorage } from '#device/local-store/text-storage.ts'
import { eitherBook, textBook } from './book.ts'
import { indexedDbBook } from './indexed-db-book.ts'
import { type Ledger, ledgerIn } from './ledger.ts'

/** This device's ledger, for pages. */
export function deviceLedger(database: IDBFactory | undefined, storage: TextStorage): Ledger {
  return ledgerIn(eitherBook(database && indexedDbBook(database), textBook(storage)))
}
