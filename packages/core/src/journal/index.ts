export {
  type DeletedEntry,
  deletedEntry,
  type Entry,
  type EntryInput,
  entry,
  entryInput,
  type Revision,
  revision,
  type Tombstone,
  tombstone,
} from './entry-schema.ts'
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
export { isTooLong, MAX_TAGS, TEXT_MAX, TITLE_MAX } from './limits.ts'
export { keepLineBreaks } from './line-breaks.ts'
export { dateTitle, monthNames, titleOrDate } from './naming.ts'
export { sentId } from './sent-id-schema.ts'
export { isTitled, shownTitle, textBelowTitle } from './shown-title.ts'
export { dayOfEntry, NO_VERSION, nextUpdatedAt } from './stamps.ts'
export { wordCount } from './word-count.ts'
export { splitWords } from './word-list.ts'
export { countWords, isUnspaced } from './words.ts'
