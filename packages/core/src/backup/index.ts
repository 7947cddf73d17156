export { dayOneReader } from './elsewhere/day-one.ts'
export type { ImportOptions } from './elsewhere/foreign-entry.ts'
export { type FileAt, type FileBeside, withoutMedia } from './elsewhere/foreign-media.ts'
export { readJourney } from './elsewhere/journey.ts'
export { leftBehind } from './elsewhere/media.ts'
export { isEntryFile, type Source, sourceOf } from './elsewhere/source.ts'
export type { BackupDraft, BackupHead, BackupPreferences } from './file/backup-format.ts'
export { BACKUP_MEMBER, mediaFileName, mediaIdIn } from './file/backup-media.ts'
export { incomingFromExport } from './file/export-incoming.ts'
export { FileProblem } from './file/file-problem.ts'
export { type Gathered, gather, type HeldDeleted, type Holding } from './file/gather.ts'
export { type JsonKind, jsonKind } from './file/json-kind.ts'
export { type BackupReader, backupReader } from './file/read-backup.ts'
export { type Exported, exportReader } from './file/read-export.ts'
export { type Held, writeBackup } from './file/write-backup.ts'
export type {
  Guess,
  Incoming,
  IncomingMedia,
  LeftReason,
  LivesOn,
  MediaType,
  Note,
  Reading,
  SkipReason,
} from './incoming.ts'
export { fingerprintOf } from './made-id.ts'
export { markdownNames } from './markdown/markdown-names.ts'
export { withMediaFiles } from './markdown/media-files.ts'
export { type MarkdownFile, readMarkdown } from './markdown/read-markdown.ts'
export { markdownOf } from './markdown/write-markdown.ts'
export { type ClientId, idsOf, namer } from './names.ts'
export {
  type Action,
  type Here,
  type KeepVersions,
  type Known,
  type Outcome,
  type Planned,
  type PlanOptions,
  type PutEntry,
  planIncoming,
} from './plan/plan-incoming.ts'
export { planRest, type RestHere, type RestPlan } from './plan/plan-rest.ts'
export { type Preview, preview } from './plan/preview.ts'
export { type Report, reporter } from './plan/report.ts'
