import {
  type BackupHead,
  type Exported,
  type Planned,
  planRest,
  type Report,
  type RestPlan,
  reporter,
} from '@daywell/core/backup'
import { isLocalId } from '@daywell/core/journal'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { namesHere } from '#services/backup/names-here.ts'
import type { Person } from '#services/backup/person.ts'
import { restHere } from '#services/backup/rest-here.ts'
import { askServer, onServer } from '#services/backup/server-copy.ts'
import { batches } from './batches.ts'
import { mediaForeseer } from './bring-media.ts'
import { alikeHere, dryRun, newIdBy, planOptions, type Wishes } from './deciding.ts'
import type { JournalSource } from './open-source.ts'
import { foreseeMedia } from './put-media.ts'
import { readSource } from './read-source.ts'

/** A preview of an import. */
export interface Outlook {
  readonly source: JournalSource
  readonly wishes: Wishes
  readonly entries: number
  /** The first and the last day among the entries. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** The dry run's result. */
  readonly report: Report
  /** Of the photos and recordings that would come. */
  readonly mediaBytes: number
  /** How many entries would be stored where. */
  readonly lives: { readonly device: number; readonly server: number }
  readonly level: PrivacyLevel
  readonly head: BackupHead | undefined
  readonly rest: RestPlan | undefined
  /** Undefined if it couldn't be reached. */
  readonly server: Exported | undefined
}

export interface Work {
  readonly signal?: AbortSignal | undefined
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/** Reads a source to the end and previews the import, without writing anything. */
export async function lookInto(
  person: Person,
  source: JournalSource,
  wishes: Wishes,
  work: Work = {},
): Promise<Outlook> {
  const server = await askServer(person, work.signal)
  // Learns what other devices have added: a second copy by the same id would be refused.
  if (source.others.length > 0) await person.media.list()
  const first = await foresee(person, source, { wishes, server, rest: undefined }, work)
  const rest = await restOf(person, server, first.head)
  const level = planOptions(person, wishes, rest).level
  // A file states the journal's privacy level only at its end.
  const foreseen =
    level === first.level ? first : await foresee(person, source, { wishes, server, rest }, work)
  if (rest) foreseen.telling.rest(rest)
  const { telling, ...seen } = foreseen
  const restored = await foreseeMedia(person, source, seen.head?.media ?? [], telling)
  const mediaBytes = seen.mediaBytes + restored
  return { ...seen, mediaBytes, source, wishes, server, rest, report: telling.report() }
}

interface Given {
  readonly wishes: Wishes
  readonly server: Exported | undefined
  readonly rest: RestPlan | undefined
}

async function foresee(
  person: Person,
  source: JournalSource,
  { wishes, server, rest }: Given,
  { signal, onProgress }: Work,
) {
  const options = planOptions(person, wishes, rest)
  const decide = dryRun(await alikeHere(person, server, signal), options)
  const how = { decide, newId: newIdBy(options), server: server && onServer(server) }
  const pieces = readSource(source, { timeZone: person.timeZone(), now: options.now })
  const all = sizeOf(source)
  const telling = reporter()
  const media = mediaForeseer(person, source, telling)
  const lives = { device: 0, server: 0 }
  const days = { from: undefined as string | undefined, to: undefined as string | undefined }
  let [bytes, entries] = [0, 0]
  let head: BackupHead | undefined
  for await (const batch of batches(pieces, signal)) {
    head ??= batch.head
    for (const note of batch.notes) telling.note(note)
    for (const planned of await person.store.files.consider(batch.incoming, how)) {
      telling.planned(planned)
      if (showsMedia(planned)) await media.see(planned)
      if (!planned.incoming.more) entries += 1
      widen(days, planned.incoming.entry.localDate)
      countLife(planned, lives)
    }
    bytes += batch.bytes
    onProgress?.(all === 0 ? 1 : Math.min(1, bytes / all))
  }
  return { ...days, entries, lives, head, telling, mediaBytes: media.bytes(), level: options.level }
}

export async function restOf(
  person: Person,
  server: Exported | undefined,
  head: BackupHead | undefined,
): Promise<RestPlan | undefined> {
  if (!head) return undefined
  const here = restHere(person, server?.preferences, await namesHere(person, server))
  const plan = planRest(head, here)
  // Only the server knows whether the person has chosen any preferences.
  if (server || plan.preferencesOutcome !== 'restored') return plan
  const { preferences: _, ...others } = plan
  return { ...others, preferencesOutcome: 'kept' }
}

export function sizeOf({ members }: JournalSource): number {
  return members.reduce((sum, { size }) => sum + size, 0)
}

/** Whether the photos of an entry are needed; those of one that stays deleted aren't. */
export function showsMedia({ outcome, action }: Planned): boolean {
  return action !== undefined || outcome === 'already-here'
}

function widen(days: { from: string | undefined; to: string | undefined }, day: string): void {
  if (days.from === undefined || day < days.from) days.from = day
  if (days.to === undefined || day > days.to) days.to = day
}

function countLife({ action }: Planned, lives: { device: number; server: number }): void {
  if (action?.kind !== 'put') return
  if (isLocalId(action.entry._id)) lives.device += 1
  else lives.server += 1
}
