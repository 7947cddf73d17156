export type { BackupDraft, BackupHead, BackupPreferences } from './file/backup-format.ts'
export { FileProblem } from './file/file-problem.ts'
export { type BackupReader, backupReader } from './file/read-backup.ts'
export { type Held, inBackupOrder, writeBackup } from './file/write-backup.ts'
export type {
  Guess,
  Incoming,
  LivesOn,
  MediaType,
  Note,
  Reading,
  SkipReason,
} from './incoming.ts'
export { fingerprintOf } from './made-id.ts'
export { type ClientId, namer } from './names.ts'
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
