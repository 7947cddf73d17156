import type { Incoming, Note } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { mediaNamedIn } from '@daywell/core/media'
import type { Server } from './connection.ts'
import { importMedia, type MediaOfBackup } from './import-media.ts'
import { type ImportResult, sentenceOf } from './import-report.ts'
import { type JournalThere, readJournal } from './journal-there.ts'
import { readFiles } from './read-files.ts'
import type { Terminal } from './terminal.ts'

/** Well below what the server takes at once. */
const PAGE_ENTRIES = 200
const PAGE_CHARS = 1_000_000

interface Tally extends ImportResult {
  /** The photos and recordings that texts name which are on the server now. */
  readonly named: Set<string>
}

/** One entry of a file, oldest version first. */
interface Sending {
  readonly where: string
  readonly id: string
  readonly versions: readonly Entry[]
}

/** Imports files. Idempotent: entries have the same id and content the second time. */
export async function importFiles(
  server: Server,
  paths: readonly string[],
  { dryRun }: { readonly dryRun: boolean },
  { progress, wait }: Terminal,
) {
  const result: Tally = {
    ...{ added: 0, merged: 0, alreadyThere: 0, staysDeleted: 0 },
    ...{ keptOnDevice: 0, notRestored: 0, media: 0, skipped: [], notStored: [] },
    named: new Set(),
  }
  const options = {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: Date.now(),
  }
  // Everything is read first, so that a damaged file is noticed before anything is sent.
  const all: Incoming[] = []
  const backups: MediaOfBackup[] = []
  for await (const { incoming, notes, backup } of readFiles(paths, options)) {
    all.push(...incoming)
    if (backup) backups.push(backup)
    for (const note of notes) take(note, result)
    progress(`Read ${all.length} entries…`)
  }
  const there = await readJournal(server, (entries) =>
    progress(`Found ${entries} entries on the server…`),
  )
  const sendings = all.flatMap((one) => plan(one, there, result) ?? [])
  let sent = 0
  for (const page of pagesOf(sendings)) {
    if (dryRun) for (const one of page) countAs(one, one.id, there, result)
    else await sendPage(page, there, result)
    sent += page.length
    progress(`Imported ${sent} of ${sendings.length} entries…`)
  }
  const { named: mayLeave, ...done } = result
  const brought = await importMedia(backups, { server, dryRun, mayLeave, progress, wait })
  return {
    isComplete: done.notStored.length === 0 && brought.notUploaded.length === 0,
    result: { ...done, backupMedia: brought, dryRun },
    sentence: sentenceOf(done, brought, dryRun),
  }
}

function take(note: Note, result: Tally): void {
  if (note.kind === 'media') result.media += 1
  if (note.kind === 'skipped')
    result.skipped.push({ where: note.where, reason: note.detail ?? note.reason })
}

/** What to send of an entry; undefined: nothing. */
function plan(incoming: Incoming, there: JournalThere, result: Tally): Sending | undefined {
  const { where, livesOn, deletedAt, versions } = incoming
  const entry = withFileTime(incoming)
  const name = incoming.entry._id
  if (livesOn === 'device') result.keptOnDevice += 1
  else if (deletedAt !== undefined) result.notRestored += 1
  else if (there.isDeleted(name)) result.staysDeleted += 1
  else if (versions.length === 0 && isThere(name, entry, there)) {
    result.alreadyThere += 1
    noteNames([entry], result)
  } else {
    result.media += incoming.media?.length ?? 0
    return { where, id: there.has(name) ? name : `temp_${name}`, versions: [...versions, entry] }
  }
  return undefined
}

function noteNames(versions: readonly Entry[], { named }: Tally): void {
  for (const { content } of versions) for (const id of mediaNamedIn(content)) named.add(id)
}

/** By its own id, or under another name. */
function isThere(name: string, entry: Entry, there: JournalThere): boolean {
  return there.has(name) ? there.says(name, entry) : there.hasContent(entry)
}

/** A file that was edited is newer than the date in it says. */
function withFileTime({ entry, touchedAt }: Incoming): Entry {
  const isLater = touchedAt !== undefined && Date.parse(touchedAt) > Date.parse(entry.updatedAt)
  return isLater ? { ...entry, updatedAt: touchedAt } : entry
}

function* pagesOf(sendings: readonly Sending[]): Generator<Sending[]> {
  let page: Sending[] = []
  let [entries, chars] = [0, 0]
  for (const one of sendings) {
    const length = one.versions.reduce((sum, { content }) => sum + content.length + 1000, 0)
    const isFull = entries + one.versions.length > PAGE_ENTRIES || chars + length > PAGE_CHARS
    if (page.length > 0 && isFull) {
      yield page
      page = []
      entries = 0
      chars = 0
    }
    page.push(one)
    entries += one.versions.length
    chars += length
  }
  if (page.length > 0) yield page
}

async function sendPage(page: readonly Sending[], there: JournalThere, result: Tally) {
  const entries = page.flatMap((one) =>
    one.versions.map((version) => ({ one, input: { ...version, _id: one.id } })),
  )
  const { ids, notStored = [] } = await there.sync(entries.map(({ input }) => input))
  const refused = new Map(notStored.map(({ at, code }) => [entries[at]?.one, code]))
  for (const [one, reason] of refused) if (one) result.notStored.push({ where: one.where, reason })
  for (const one of page) if (!refused.has(one)) countAs(one, ids[one.id] ?? one.id, there, result)
}

function countAs({ versions }: Sending, id: string, there: JournalThere, result: Tally): void {
  const entry = versions.at(-1)
  if (there.isDeleted(id)) {
    result.staysDeleted += 1
    return
  }
  noteNames(versions, result)
  if (!there.has(id)) result.added += 1
  else if (entry && there.says(id, entry)) result.alreadyThere += 1
  else result.merged += 1
}
