import { type Entry, isLocalId } from '#journal/index.ts'
import { distinctVersions } from '../distinct-versions.ts'
import { nameOf } from '../names.ts'
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHead,
  type BackupRecord,
  backupDraft,
  backupPreferences,
  versionRecord,
} from './backup-format.ts'

/** An entry with everything that belongs to it. */
export interface Held {
  /** With its current id on this device. */
  readonly entry: Entry
  /** It is under Recently deleted. */
  readonly deletedAt?: string
  /** Its earlier versions, in any order. */
  readonly versions: readonly Entry[]
}

/** The size limit of the versions in one record; more are split into several records. */
const MAX_RECORD_CHARS = 4_000_000

/**
 * The text of a backup, in chunks of one entry each. Deterministic: equal journals make equal text
 * but for `madeAt`. `held` is in the order of `inBackupOrder`.
 */
export function* writeBackup(
  head: BackupHead,
  held: Iterable<Held>,
  nameFor: (id: string) => string = nameOf,
): Generator<string> {
  const first = { format: BACKUP_FORMAT, formatVersion: BACKUP_VERSION, ...inOrder(head) }
  yield `${JSON.stringify(first).slice(0, -1)},\n"entries":[`
  let separator = '\n'
  for (const one of held) {
    for (const record of recordsOf(one, nameFor)) {
      yield separator + JSON.stringify(record)
      separator = ',\n'
    }
  }
  yield '\n]}\n'
}

/** The order of entries in a backup: chronological. */
export function inBackupOrder<H extends Held>(
  held: Iterable<H>,
  nameFor: (id: string) => string = nameOf,
): H[] {
  const keyed = Array.from(held, (one) => ({
    one,
    time: Date.parse(one.entry.createdAt),
    name: nameFor(one.entry._id),
  }))
  return keyed.sort((a, b) => a.time - b.time || compare(a.name, b.name)).map(({ one }) => one)
}

function inOrder(head: BackupHead): BackupHead {
  return {
    madeAt: head.madeAt,
    ...(head.missing !== undefined && { missing: head.missing }),
    privacyLevel: head.privacyLevel,
    preferences: head.preferences && backupPreferences.parse(head.preferences),
    seenPrompts: head.seenPrompts,
    drafts: head.drafts
      // Normalized as a reader will parse it, so that an odd value doesn't spoil the file.
      .flatMap((draft) => backupDraft.safeParse(draft).data ?? [])
      .sort((a, b) => compare(a.lastModified, b.lastModified) || compare(a.tab, b.tab)),
    ...(head.media?.length && { media: head.media.toSorted((a, b) => compare(a.id, b.id)) }),
    ...(head.mediaMissing?.length && { mediaMissing: head.mediaMissing.toSorted(compare) }),
  }
}

function* recordsOf(
  { entry, deletedAt, versions }: Held,
  nameFor: (id: string) => string,
): Generator<BackupRecord> {
  const about = {
    id: nameFor(entry._id),
    livesOn: isLocalId(entry._id) ? ('device' as const) : ('server' as const),
    ...(deletedAt !== undefined && { deletedAt }),
  }
  let more = false
  for (const part of splitVersions(distinctVersions(entry, oldestFirst(versions)))) {
    yield {
      ...about,
      ...(more && { more }),
      ...versionRecord(entry),
      versions: part.map(versionRecord),
    }
    more = true
  }
}

function oldestFirst(versions: readonly Entry[]): Entry[] {
  return versions.toSorted(
    (a, b) =>
      Date.parse(a.updatedAt) - Date.parse(b.updatedAt) ||
      compare(JSON.stringify(versionRecord(a)), JSON.stringify(versionRecord(b))),
  )
}

/** Splits the versions into parts that a reader can hold; at least one part, even if empty. */
function splitVersions(versions: readonly Entry[]): Entry[][] {
  let part: Entry[] = []
  const all = [part]
  let size = 0
  for (const version of versions) {
    size += version.content.length
    if (size > MAX_RECORD_CHARS && part.length > 0) {
      part = []
      all.push(part)
      size = version.content.length
    }
    part.push(version)
  }
  return all
}

/** By code units, independent of the locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
