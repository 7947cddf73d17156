export {
  type DeletedEntry,
  deletedEntry,
  type Entry,
  type EntryInput,
  entry,
  entryInput,
  isTooLong,
  type Revision,
  revision,
  TEXT_MAX,
  TITLE_MAX,
  type Tombstone,
  tombstone,
} from './entry.ts'
export {
  ID_RANDOM_BYTES,
  isLocalId,
  isTempId,
  newId,
  newLocalId,
  newTempId,
  sentId,
} from './ids.ts'
export { keywordsOf } from './keywords.ts'
export { dateTitle, exportFileName, exportText, titleOrDate } from './naming.ts'
export { dayOfEntry, nextUpdatedAt } from './stamps.ts'
export { isUnspaced, wordCount } from './words.ts'
