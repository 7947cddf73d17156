import { type Entry, type EntryInput, metadataOf } from '@daywell/core/journal'
import { acceptedStamp, isTooFarAhead, type SentVersion } from '@daywell/core/sync'
import { localDay, zoneOf } from '@daywell/core/time'

interface Circumstances {
  readonly id: string
  readonly userId: string
  /** The writer's zone, by the header of the call. */
  readonly timeZone: string
  readonly device: string | undefined
  readonly now: number
}

/** The zone that is furthest ahead of UTC. */
const MAX_AHEAD_MS = 14 * 60 * 60 * 1000

/** Counting the words of a long text takes longer than storing it: only what is stored is counted. */
const NOT_COUNTED = { wordCount: 0, keywords: [] }

/** A version with what the server computes from its text. */
export function countWords(entry: Entry): Entry {
  return { ...entry, metadata: metadataOf(entry.content) }
}

/**
 * The complete version that a request means: what it leaves out stays as it was. Its words aren't
 * counted yet.
 */
export function completeEntry(
  input: EntryInput,
  earlier: Entry | undefined,
  { id, userId, timeZone, device, now }: Circumstances,
): SentVersion {
  const stamp = acceptedStamp(input.updatedAt, now)
  const { content } = input
  const entry: Entry = {
    _id: id,
    title: input.title ?? earlier?.title ?? '',
    content,
    prompt: input.prompt ?? earlier?.prompt ?? '',
    metadata: NOT_COUNTED,
    createdAt: createdAtOf(input, earlier, now),
    updatedAt: iso(input.updatedAt === undefined ? afterEarlier(earlier, now) : stamp.time),
    userId,
    localDate: '',
    timeZone: zoneFor(input.timeZone, earlier?.timeZone ?? timeZone),
    mood: input.mood === undefined ? (earlier?.mood ?? null) : input.mood,
    tags: input.tags ?? earlier?.tags ?? [],
    favorite: input.favorite ?? earlier?.favorite ?? false,
    hideFromAssistant: input.hideFromAssistant ?? earlier?.hideFromAssistant ?? false,
    ...(device !== undefined && { device }),
  }
  entry.localDate = localDateOf(input, earlier, entry, now)
  return { entry, exact: stamp.exact }
}

/** Without a time it counts as the newest version. */
function afterEarlier(earlier: Entry | undefined, now: number): number {
  return earlier ? Math.max(now, Date.parse(earlier.updatedAt) + 1) : now
}

/** A day that has not come yet is the word of a wrong clock, and counts as left out. */
function createdAtOf({ createdAt }: EntryInput, earlier: Entry | undefined, now: number): string {
  const time = createdAt === undefined ? Number.NaN : Date.parse(createdAt)
  if (createdAt !== undefined && !isTooFarAhead(time, now)) return iso(time)
  return earlier?.createdAt ?? iso(now)
}

function localDateOf(
  { localDate }: EntryInput,
  earlier: Entry | undefined,
  { createdAt, timeZone }: Entry,
  now: number,
): string {
  const latest = iso(now + MAX_AHEAD_MS).slice(0, 10)
  if (localDate !== undefined && localDate <= latest) return localDate
  if (earlier?.createdAt === createdAt) return earlier.localDate
  return localDay(Date.parse(createdAt), timeZone)
}

function zoneFor(sent: string | undefined, known: string): string {
  return sent === undefined || sent === known ? known : zoneOf(sent)
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
