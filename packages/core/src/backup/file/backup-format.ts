import * as z from 'zod/mini'
import { day, instant, list } from '#input/index.ts'
import { type Entry, entry, metadataOf, TEXT_MAX, TITLE_MAX } from '#journal/index.ts'
import { mediaId, mediaInfo } from '#media/index.ts'
import { preferencesInput, privacyLevel } from '#preferences/index.ts'
import type { LivesOn } from '../incoming.ts'

export const BACKUP_FORMAT = 'daywell-backup'
export const BACKUP_VERSION = 1

const TOO_LONG = 'Text can have at most 250,000 characters'

/** The content of a version, without user and device. */
const version = z.object({
  ...z.pick(entry, {
    createdAt: true,
    updatedAt: true,
    localDate: true,
    mood: true,
    favorite: true,
    hideFromAssistant: true,
  }).shape,
  title: z.string().check(z.maxLength(TITLE_MAX)),
  content: z
    .string()
    .check(z.minLength(1, 'An entry needs some text'), z.maxLength(TEXT_MAX, TOO_LONG)),
  prompt: z.string().check(z.maxLength(2000)),
  timeZone: z.string().check(z.maxLength(64)),
  tags: list(z.string().check(z.minLength(1), z.maxLength(100)), 50),
  wordCount: z.optional(z.int().check(z.gte(0))),
  keywords: z.optional(list(z.string().check(z.maxLength(100)), 20)),
})
type Version = z.output<typeof version>

const name = z.string().check(z.minLength(1), z.maxLength(100))

/** An entry with its earlier versions, as a record of the file. */
export const backupRecord = z.extend(version, {
  id: name,
  livesOn: z.enum(['device', 'server'] satisfies LivesOn[]),
  deletedAt: z.optional(instant()),
  /** The rest of the versions of an entry that has very many. */
  more: z.optional(z.literal(true)),
  versions: z.array(version),
})
export type BackupRecord = z.output<typeof backupRecord>

/** The oldest timestamp: a value of unknown age never wins. */
const LONG_AGO = new Date(0).toISOString()

/** The details of a draft. An invalid field is dropped alone. */
const draftDetails = z.object({
  prompt: z.catch(z.optional(z.string()), undefined),
  mood: z.catch(z.optional(entry.shape.mood), undefined),
  tags: z.catch(z.optional(z.array(z.string())), undefined),
  favorite: z.catch(z.optional(z.boolean()), undefined),
  localDate: z.catch(z.optional(day()), undefined),
  // Fails closed: a draft that may have been marked to stay on the device stays.
  keepHere: z.catch(z.optional(z.boolean()), true),
})

/** An unsaved draft. Only a missing text makes it unreadable. */
export const backupDraft = z.object({
  title: z.catch(z.string(), ''),
  content: z.string(),
  lastModified: z.catch(instant(), ({ value }) => momentIn(value)),
  /** The name of the entry that it continues. */
  entry: z.catch(z.optional(name), undefined),
  tab: z.catch(z.string(), 'none'),
  /** The version of the entry that the draft was based on; an unreadable value counts as the oldest. */
  writtenOn: z.catch(z.optional(instant()), LONG_AGO),
  /** The tab that set it aside. */
  asideOf: z.catch(z.optional(z.string()), undefined),
  details: z.catch(z.optional(draftDetails), undefined),
})
export type BackupDraft = z.output<typeof backupDraft>

/** Other clients wrote timestamps in other formats. */
function momentIn(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  const iso = Number.isNaN(time) ? LONG_AGO : new Date(time).toISOString()
  return instant().safeParse(iso).data ?? LONG_AGO
}

export const seenPrompt = z.string().check(z.maxLength(20))

const { version: _, ...choices } = preferencesInput.shape
export const backupPreferences = z.object(choices)
/** The preferences without their version, which only one server knows. */
export type BackupPreferences = z.output<typeof backupPreferences>

/** Records that occur once. */
export const backupHead = z.object({
  madeAt: instant(),
  /** Says what couldn't be included when the backup was made. */
  missing: z.optional(z.string().check(z.maxLength(1000))),
  privacyLevel: z.nullable(privacyLevel),
  preferences: z.nullable(backupPreferences),
  seenPrompts: z.array(seenPrompt),
  drafts: z.array(backupDraft),
  /** The photos and recordings, whose files are beside this one. Absent if there are none. */
  media: z.optional(z.array(mediaInfo)),
  /** Those that are named and couldn't be included. */
  mediaMissing: z.optional(z.array(mediaId)),
})
export type BackupHead = z.output<typeof backupHead>

/** Writes fields in a fixed order, so that equal versions have equal text. */
export function versionRecord(from: Entry): Version {
  return {
    createdAt: from.createdAt,
    updatedAt: from.updatedAt,
    localDate: from.localDate,
    timeZone: from.timeZone,
    title: from.title,
    content: from.content,
    prompt: from.prompt,
    mood: from.mood,
    tags: from.tags,
    favorite: from.favorite,
    hideFromAssistant: from.hideFromAssistant,
    wordCount: from.metadata.wordCount,
    keywords: from.metadata.keywords,
  }
}

/** The version that a record describes, for the entry of this name. */
export function entryOf(id: string, record: Version): Entry {
  const { wordCount, keywords } = record
  const known = wordCount !== undefined && keywords !== undefined
  return {
    _id: id,
    title: record.title,
    content: record.content,
    prompt: record.prompt,
    metadata: known ? { wordCount, keywords } : metadataOf(record.content),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    userId: '',
    localDate: record.localDate,
    timeZone: record.timeZone,
    mood: record.mood,
    tags: record.tags,
    favorite: record.favorite,
    hideFromAssistant: record.hideFromAssistant,
  }
}
