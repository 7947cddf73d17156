export { BackupError, backupSqlite } from './backup.ts'
export { type Database, type Reader, SQLITE_FILE, type Trx } from './database.ts'
export {
  deleteInPages,
  deletePage,
  newUnitRoom,
  type PagedTable,
  type UnitRoom,
} from './delete-pages.ts'
export { isOutOfReach, isUniqueViolation, type StorageProblem, storageProblem } from './errors.ts'
export { newId } from './new-id.ts'
export { openDatabase, openWhenReachable } from './open.ts'
export { isOpenAccount, lockOpenAccount, needOpenAccount } from './open-account.ts'
export { cutIntoPages, fitting, PAGE_ROWS, readPages, sealedBytes, yieldToOthers } from './pages.ts'
export { prepared, texts } from './prepared.ts'
export { readMetaShared } from './shared-meta.ts'
export type { Sealed, SealedTable, Tables } from './tables.ts'
