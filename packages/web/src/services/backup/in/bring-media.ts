import {
  type Incoming,
  type IncomingMedia,
  type LeftReason,
  type Planned,
  type reporter,
  withoutMedia,
} from '@daywell/core/backup'
import type { Member } from '#device/files/reading/members.ts'
import { isFatal, UnreadableFile } from '#device/files/reading/unreadable-file.ts'
import type { Person } from '#services/backup/person.ts'
import type { JournalSource } from './open-source.ts'

type Telling = Pick<ReturnType<typeof reporter>, 'media' | 'note'>
type Outcome = 'added' | 'already-here' | LeftReason

interface Bringing {
  readonly telling: Telling
  readonly signal?: AbortSignal | undefined
  /** Called with the size of each file that was dealt with. */
  readonly onBytes?: (bytes: number) => void
}

/** Counts the photos and recordings that an import would bring, without reading them. */
export function mediaForeseer(person: Person, source: JournalSource, telling: Telling) {
  const files = filesOf(source)
  const seen = new Set<string>()
  let bytes = 0
  return {
    bytes: () => bytes,
    async see({ incoming }: Planned): Promise<void> {
      for (const one of incoming.media ?? []) {
        if (seen.has(one.id)) continue
        seen.add(one.id)
        const isHere = (await person.media.infoOf(one.id)) !== undefined
        telling.media(isHere ? 'already-here' : 'added', one)
        if (!isHere) bytes += files.get(one.name)?.size ?? 0
      }
    },
  }
}

/**
 * Brings in the photos and recordings of entries before the entries themselves, one at a time. What
 * can't come is reported, and its entry names it instead of showing it.
 */
export function mediaBringer(person: Person, source: JournalSource, bringing: Bringing) {
  const { telling, signal, onBytes } = bringing
  const files = filesOf(source)
  const outcomes = new Map<string, Outcome>()
  const bringOne = async (one: IncomingMedia, where: string): Promise<boolean> => {
    signal?.throwIfAborted()
    const file = files.get(one.name)
    const known = outcomes.get(one.id)
    const outcome = known ?? (await outcomeOf(person, one, file, signal))
    outcomes.set(one.id, outcome)
    if (known === undefined && outcome !== 'already-here') onBytes?.(file?.size ?? 0)
    const { type, name } = one
    const isHere = outcome === 'added' || outcome === 'already-here'
    if (isHere) telling.media(outcome, one)
    else telling.note({ kind: 'media', where, type, name, reason: outcome })
    return isHere
  }
  return async (incoming: Incoming): Promise<Incoming> => {
    const left: IncomingMedia[] = []
    for (const one of incoming.media ?? []) {
      if (!(await bringOne(one, incoming.where))) left.push(one)
    }
    return withoutMedia(incoming, left)
  }
}

function filesOf({ others }: JournalSource): ReadonlyMap<string, Member> {
  return new Map(others.map((member) => [member.name, member]))
}

async function outcomeOf(
  { media }: Person,
  { id }: IncomingMedia,
  file: Member | undefined,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  if (await media.infoOf(id)) return 'already-here'
  if (!file) return 'not-there'
  const content = await contentOf(file, signal)
  if (typeof content === 'string') return content
  const name = file.name.slice(file.name.lastIndexOf('/') + 1)
  const options = { id, name, keepOriginal: false, ...(signal && { signal }) }
  const added = await media.add(content, options)
  signal?.throwIfAborted()
  if (!('refused' in added)) return 'added'
  return added.refused === 'cancelled' ? 'not-readable' : added.refused
}

/** One unreadable file costs only itself; a malicious one ends the import. */
async function contentOf(
  file: Member,
  signal: AbortSignal | undefined,
): Promise<Blob | LeftReason> {
  try {
    return await file.blob(signal)
  } catch (error) {
    if (!(error instanceof UnreadableFile) || isFatal(error.reason)) throw error
    return error.reason === 'too-large' ? 'too-large' : 'not-readable'
  }
}
