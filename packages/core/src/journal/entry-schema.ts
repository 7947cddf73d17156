import * as z from 'zod/mini'
import { day, instant, list, text } from '#input/index.ts'
import { mood } from '#preferences/index.ts'
import { MAX_TAGS, TEXT_MAX, TITLE_MAX } from './limits.ts'
import { sentId } from './sent-id-schema.ts'

const TOO_LONG = 'Text can have at most 250,000 characters'

/** An entry as it's stored and returned. */
export const entry = z.object({
  _id: z.string(),
  title: z.string(),
  content: z.string(),
  prompt: z.string(),
  metadata: z.object({ wordCount: z.int(), keywords: z.array(z.string()) }),
  createdAt: instant(),
  updatedAt: instant(),
  userId: z.string(),
  localDate: day(),
  timeZone: z.string(),
  mood: z.nullable(mood),
  tags: z.array(z.string()),
  favorite: z.boolean(),
  hideFromAssistant: z.boolean(),
  /** The device that this version came from, as the server knew it then. */
  device: z.optional(z.string()),
})
export type Entry = z.output<typeof entry>

const NEEDS_TEXT = 'An entry needs some text'

const content = text({ max: TEXT_MAX, required: NEEDS_TEXT, tooLong: TOO_LONG }).check(
  z.refine((value) => value.trim() !== '', NEEDS_TEXT),
)

/**
 * An entry as it's sent. Everything but the text is optional: omitted fields stay unchanged.
 * `userId`, `metadata` and `device` are accepted and ignored.
 */
export const entryInput = z.strictObject({
  _id: z.optional(sentId),
  title: z.optional(text({ max: TITLE_MAX })),
  content,
  prompt: z.optional(text({ max: 2000 })),
  metadata: z.optional(z.unknown()),
  createdAt: z.optional(instant()),
  updatedAt: z.optional(instant()),
  userId: z.optional(z.unknown()),
  localDate: z.optional(day()),
  timeZone: z.optional(text({ max: 64 })),
  mood: z.optional(z.nullable(mood)),
  tags: z.optional(list(text({ max: 100, required: 'Must not be empty', trim: true }), MAX_TAGS)),
  favorite: z.optional(z.boolean()),
  hideFromAssistant: z.optional(z.boolean()),
  device: z.optional(z.unknown()),
})
export type EntryInput = z.output<typeof entryInput>

/** An entry under Recently deleted. */
export const deletedEntry = z.extend(entry, { deletedAt: instant() })
export type DeletedEntry = z.output<typeof deletedEntry>

/** A version of an entry that was replaced, or that arrived too late to win. */
export const revision = z.object({
  rev: z.string(),
  replacedAt: instant(),
  refused: z.optional(z.boolean()),
  entry,
})
export type Revision = z.output<typeof revision>

/** The id of a deleted entry, and when it was deleted. */
export const tombstone = z.object({ id: z.string(), deletedAt: instant() })
export type Tombstone = z.output<typeof tombstone>
