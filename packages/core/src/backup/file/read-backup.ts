import type * as z from 'zod/mini'
import { fieldsOf } from '#contract/index.ts'
import { mediaId, mediaInfo } from '#media/index.ts'
import type { Incoming, Note, Reading } from '../incoming.ts'
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHead,
  type BackupRecord,
  backupDraft,
  backupHead,
  backupRecord,
  entryOf,
  seenPrompt,
} from './backup-format.ts'
import { FileProblem } from './file-problem.ts'
import { jsonPieces, type Piece } from './json-pieces.ts'

const NOT_OURS = 'This file isn’t a Daywell backup'
const NEWER =
  'This backup was made by a newer version of Daywell. Reload the page to get that version, then try again.'

/** Limit of drafts and of seen prompts; a file with more was not written by Daywell. */
const MAX_DRAFTS = 1000
/** As many files as a zip file may have that we open. */
const MAX_MEDIA = 100_000

/** Reads a backup as a stream. Invalid entries are reported and skipped. */
export interface BackupReader {
  push(text: string): Reading
  /** Everything besides entries; throws if the text isn't a complete backup. */
  end(): BackupHead
}

export function backupReader(): BackupReader {
  const json = jsonPieces()
  const lists = newLists()
  const head: Record<string, unknown> = {
    seenPrompts: lists.seenPrompts.into,
    drafts: lists.drafts.into,
  }
  const take = (piece: Piece): Incoming | Note | undefined => {
    const { key, item, value } = piece
    if (key === 'entries') return readRecord(piece)
    if (item !== undefined && isList(lists, key)) return takeOne(piece, lists[key])
    if (item === undefined) head[key] = value
    checkFormat(head, key)
    return undefined
  }
  return {
    push(text) {
      const taken = json.push(text).flatMap((piece) => take(piece) ?? [])
      return {
        incoming: taken.filter((one) => 'entry' in one),
        notes: taken.filter((one) => 'kind' in one),
      }
    },
    end() {
      json.end()
      checkFormat(head, 'format')
      checkFormat(head, 'formatVersion')
      const { media, mediaMissing } = lists
      if (media.into.length > 0) head.media = media.into
      if (mediaMissing.into.length > 0) head.mediaMissing = mediaMissing.into
      return readHead(head)
    },
  }
}

function checkFormat({ format, formatVersion }: Record<string, unknown>, key: string): void {
  if (key === 'format' && format !== BACKUP_FORMAT) throw new FileProblem(NOT_OURS)
  if (key !== 'formatVersion') return
  if (!Number.isInteger(formatVersion) || Number(formatVersion) < 1) throw new FileProblem(NOT_OURS)
  if (Number(formatVersion) > BACKUP_VERSION) throw new FileProblem(NEWER)
}

interface Taking {
  readonly into: unknown[]
  readonly by: z.ZodMiniType
  readonly where: string
  readonly most: number
}

function newLists() {
  const list = (by: z.ZodMiniType, where: string, most = MAX_DRAFTS): Taking => {
    return { into: [], by, where, most }
  }
  return {
    seenPrompts: list(seenPrompt, 'seen prompt'),
    drafts: list(backupDraft, 'draft'),
    media: list(mediaInfo, 'photo or recording', MAX_MEDIA),
    mediaMissing: list(mediaId, 'photo or recording', MAX_MEDIA),
  }
}

type Lists = ReturnType<typeof newLists>

function isList(lists: Lists, key: string): key is keyof Lists {
  return Object.hasOwn(lists, key)
}

/** An invalid record is reported and skipped; the rest of the file is still read. */
function takeOne(
  { item = 1, value }: Piece,
  { into, by, where, most = MAX_DRAFTS }: Taking,
): Note | undefined {
  const parsed = by.safeParse(value)
  if (!parsed.success) return wrong(`${where} ${item}`, parsed.error, value)
  if (into.length < most) into.push(parsed.data)
  return undefined
}

function readHead(head: Record<string, unknown>): BackupHead {
  const parsed = backupHead.safeParse(head)
  if (parsed.success) return parsed.data
  throw new FileProblem(`This backup is damaged: ${firstOf(fieldsOf(parsed.error, head))}`)
}

function readRecord({ item, value }: Piece): Incoming | Note {
  const where = `entry ${item ?? 1}`
  const parsed = backupRecord.safeParse(value)
  if (parsed.success) return incomingOf(where, parsed.data)
  return wrong(where, parsed.error, value)
}

function wrong(where: string, error: z.core.$ZodError, value: unknown): Note {
  return { kind: 'skipped', where, reason: 'wrong', detail: firstOf(fieldsOf(error, value)) }
}

function incomingOf(where: string, record: BackupRecord): Incoming {
  const { id, livesOn, deletedAt, more, versions } = record
  return {
    where,
    entry: entryOf(id, record),
    livesOn,
    ...(deletedAt !== undefined && { deletedAt }),
    ...(more && { more }),
    versions: versions.map((version) => entryOf(id, version)),
  }
}

/** The first problem, with its path: `tags.2: Must be text`. */
function firstOf(fields: Record<string, string>): string {
  const [name, sentence] = Object.entries(fields)[0] ?? ['', '']
  return name === 'body' ? sentence : `${name}: ${sentence}`
}
