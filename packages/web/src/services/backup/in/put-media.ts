import { type LeftReason, mediaFileName, type reporter } from '@daywell/core/backup'
import { type MediaInfo, type MediaPartInfo, mediaInfo } from '@daywell/core/media'
import type { Member } from '#device/files/reading/members.ts'
import { isFatal, UnreadableFile } from '#device/files/reading/unreadable-file.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import type { Person } from '#services/backup/person.ts'
import type { JournalSource } from './open-source.ts'

type Telling = Pick<ReturnType<typeof reporter>, 'media' | 'note'>
type Outcome = 'added' | 'already-here' | LeftReason

interface Restoring {
  readonly signal?: AbortSignal | undefined
  /** Called with the bytes that were dealt with. */
  readonly onBytes?: (bytes: number) => void
}

/** Says what a restore would do with the photos and recordings of a backup; returns their bytes. */
export async function foreseeMedia(
  person: Person,
  source: JournalSource,
  infos: readonly MediaInfo[],
  telling: Telling,
): Promise<number> {
  const beside = membersOf(source)
  let bytes = 0
  for (const info of infos) {
    const outcome =
      (await beforeIn(person, info)) ?? (fileOf(beside, info, 'shown') ? 'added' : 'not-there')
    tell(telling, info, outcome)
    bytes += bytesOf(info)
  }
  return bytes
}

/** Puts back the photos and recordings of a backup, one part at a time. Replaces nothing. */
export async function putMedia(
  person: Person,
  source: JournalSource,
  infos: readonly MediaInfo[],
  telling: Telling,
  { signal, onBytes }: Restoring = {},
): Promise<void> {
  const beside = membersOf(source)
  for (const info of infos) {
    const outcome = (await beforeIn(person, info)) ?? (await putOne(person, beside, info, signal))
    tell(telling, info, outcome)
    onBytes?.(bytesOf(info))
  }
}

function bytesOf({ parts }: MediaInfo): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Whether it's here already, whole or as something else. */
async function beforeIn({ media }: Person, info: MediaInfo): Promise<Outcome | undefined> {
  const known = await media.infoOf(info.id)
  if (!known) return undefined
  if (!isSame(known, info)) return 'differs'
  const places = await Promise.all(info.parts.map(({ part }) => media.whereKept(info.id, part)))
  return places.includes('nowhere') ? undefined : 'already-here'
}

function isSame(one: MediaInfo, other: MediaInfo): boolean {
  const inOrder = (info: MediaInfo) => JSON.stringify(mediaInfo.parse(info))
  return inOrder(one) === inOrder(other)
}

async function putOne(
  { media }: Person,
  beside: ReadonlyMap<string, Member>,
  info: MediaInfo,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  let outcome: Outcome = 'added'
  for (const part of shownFirst(info.parts)) {
    signal?.throwIfAborted()
    const file = fileOf(beside, info, part.part)
    const put = file ? await putPart(media, info, part, file, signal) : 'not-there'
    if (put === undefined) continue
    outcome = put
    if (part.part === 'shown') return put
  }
  return outcome
}

/** Undefined if it was put back. */
async function putPart(
  media: Person['media'],
  info: MediaInfo,
  { part, bytes, sha256 }: MediaPartInfo,
  file: Member,
  signal: AbortSignal | undefined,
): Promise<LeftReason | undefined> {
  const content = await readable(file, signal)
  if (content === undefined) return 'damaged'
  if (await media.putBack(info, part, content)) return undefined
  const isWhole = content.size === bytes && (await sha256Of(content, signal)) === sha256
  return isWhole ? 'no-room' : 'damaged'
}

/** One damaged file costs only itself. */
async function readable(file: Member, signal: AbortSignal | undefined) {
  try {
    return await file.blob(signal)
  } catch (error) {
    if (error instanceof UnreadableFile && !isFatal(error.reason)) return undefined
    throw error
  }
}

function shownFirst(parts: readonly MediaPartInfo[]): MediaPartInfo[] {
  return parts.toSorted((a, b) => Number(b.part === 'shown') - Number(a.part === 'shown'))
}

function fileOf(
  beside: ReadonlyMap<string, Member>,
  info: MediaInfo,
  wanted: MediaPartInfo['part'],
): Member | undefined {
  const part = info.parts.find((one) => one.part === wanted)
  return part && beside.get(mediaFileName(info, part))
}

/** By their path beside the backup, also if the zip was packed anew with a folder around it. */
function membersOf({ others }: JournalSource): Map<string, Member> {
  return new Map(
    others.map((member) => [/media\/[^/]+$/.exec(member.name)?.[0] ?? member.name, member]),
  )
}

function tell(telling: Telling, { id, kind, name = id }: MediaInfo, outcome: Outcome): void {
  if (outcome === 'added' || outcome === 'already-here') telling.media(outcome, { id, type: kind })
  else telling.note({ kind: 'media', where: name, type: kind, name, reason: outcome })
}
