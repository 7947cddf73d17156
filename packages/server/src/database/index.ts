export { type Database, type Reader, SQLITE_FILE, type Trx } from './database.ts'
export {
  deleteInPages,
  deletePage,
  newUnitRoom,
  type PagedTable,
  type UnitRoom,
} from './delete-pages.ts'
export { isOutOfReach, isUniqueViolation, type StorageProblem, storageProblem } from './errors.ts'
export {
  insertMeta,
  MEDIA_FOLDER,
  putMeta,
  readMeta,
  readMetaLocked,
  removeMeta,
  replaceMeta,
} from './meta.ts'
export { newId } from './new-id.ts'
export { openDatabase, openWhenReachable } from './open.ts'
export {
  cutIntoPages,
  idsThatFit,
  isLastPage,
  PAGE_ROWS,
  type Sized,
  sealedBytes,
} from './pages.ts'
export { prepared, texts } from './prepared.ts'
export type { Sealed, SealedTable, Tables } from './tables.ts'
