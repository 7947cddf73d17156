export { applyAnswer, idsTouched, type LocalChange, type LocalView } from './apply-answer.ts'
export { backoffMs, periodMs } from './backoff.ts'
export { isCoveredBy } from './covered-version.ts'
export type {
  DeleteItem,
  LocalRow,
  OutboxItem,
  SaveItem,
  Sent,
  SyncAnswer,
} from './local-row.ts'

export {
  canonicalWords,
  type EntryTime,
  type MergeOutcome,
  mergeDeletion,
  mergeVersion,
  type SentDeletion,
  type SentVersion,
  type Stored,
  sameWords,
} from './merge.ts'
export { acceptedStamp, CLOCK_TOLERANCE, isTooFarAhead, type Stamp } from './merge-stamps.ts'
export { newestFirst } from './newest-first.ts'
export { deletionTime, outboxAfterDelete, outboxAfterSave } from './outbox.ts'
export { goesByPage, sendable, syncStep } from './sync-machine.ts'
export { nextPage, SYNC_PAGE_BYTES } from './sync-page.ts'
export {
  type Answered,
  type FailedCall,
  type Flight,
  type NotTaken,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  syncStart,
  type Why,
} from './sync-state.ts'
export { refusedIds, type SyncStatus, syncStatus } from './sync-status.ts'
