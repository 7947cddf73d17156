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
export { exportFileName, exportText } from './export-text.ts'
export {
  ID_RANDOM_BYTES,
  idsOfDraft,
  isLocalId,
  isTempId,
  newId,
  newLocalId,
  newTempId,
} from './ids.ts'
export { isTellingWord, metadataOf } from './keywords.ts'
export { dateTitle, titleOrDate } from './naming.ts'
export { sentId } from './sent-id.ts'
export { dayOfEntry, NO_VERSION, nextUpdatedAt } from './stamps.ts'
export { isUnspaced, wordCount, wordsOf } from './words.ts'
