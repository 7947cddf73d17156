import { type Incoming, type Report, type RestPlan, reporter } from '@daywell/core/backup'
import { endpoints } from '@daywell/core/contract'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { namesHere } from '#services/backup/names-here.ts'
import type { Person } from '#services/backup/person.ts'
import { draftsOf, writeSeenPrompts } from '#services/backup/rest-here.ts'
import { onServer } from '#services/backup/server-copy.ts'
import { batches } from './batches.ts'
import { mediaBringer } from './bring-media.ts'
import { alikeHere, decider, newIdBy, planOptions } from './deciding.ts'
import { type Outlook, restOf, showsMedia, sizeOf, type Work } from './look-into.ts'
import { putMedia } from './put-media.ts'
import { readSource } from './read-source.ts'

export interface TakenIn {
  readonly report: Report
  /** Aborted: what was imported stays, and a second run continues. */
  readonly stopped: boolean
}

/** The import failed midway; what was imported stays, and the report lists it. */
export class BrokenOff extends Error {
  override name = 'BrokenOff'
  readonly report: Report

  constructor(report: Report, cause: unknown) {
    super('The import stopped partway', { cause })
    this.report = report
  }
}

/**
 * Imports a source in batches, each with its versions and outbox items in one transaction.
 * Idempotent: a second run changes nothing.
 */
export async function takeIn(person: Person, outlook: Outlook, work: Work = {}): Promise<TakenIn> {
  const telling = reporter()
  try {
    await takeAll(person, outlook, telling, work)
    return { report: telling.report(), stopped: false }
  } catch (error) {
    if (!work.signal?.aborted) throw new BrokenOff(telling.report(), error)
    return { report: telling.report(), stopped: true }
  }
}

async function takeAll(
  person: Person,
  outlook: Outlook,
  telling: ReturnType<typeof reporter>,
  { signal, onProgress }: Work,
): Promise<void> {
  const { source, wishes, server, head } = outlook
  const alike = await alikeHere(person, server, signal)
  const known = server && onServer(server)
  const rest = await withPreferences(person, outlook, await restOf(person, server, head), signal)
  if (source.others.length > 0) await person.media.list()
  const infos = head?.media ?? []
  const all = sizeOf(source) + outlook.mediaBytes
  let bytes = 0
  const onBytes = (more: number) => {
    bytes += more
    onProgress?.(all === 0 ? 1 : Math.min(1, bytes / all))
  }
  // Before the texts that name them.
  await putMedia(person, source, infos, telling, { signal, onBytes })
  const pieces = readSource(source, { timeZone: person.timeZone(), now: person.now() })
  const bring = mediaBringer(person, source, { telling, signal, onBytes })
  for await (const batch of batches(pieces, signal)) {
    for (const note of batch.notes) telling.note(note)
    // Per batch: the level may have become stricter in the meantime.
    const options = planOptions(person, wishes, outlook.rest)
    const how = { decide: decider(alike, options), newId: newIdBy(options), server: known }
    const incoming = await withMedia(person, batch.incoming, how, bring)
    const planned = await person.store.files.bringIn(incoming, how)
    for (const one of planned) telling.planned(one)
    onBytes(batch.bytes)
    signal?.throwIfAborted()
  }
  if (rest) telling.rest(await withDrafts(person, outlook, rest))
}

type Deciding = Parameters<Person['store']['files']['bringIn']>[1]

/** Photos and recordings first: no text may name what isn't on the disk. */
async function withMedia(
  { store }: Person,
  incoming: readonly Incoming[],
  how: Deciding,
  bring: (one: Incoming) => Promise<Incoming>,
): Promise<readonly Incoming[]> {
  if (!incoming.some(({ media }) => media)) return incoming
  const brought: Incoming[] = []
  for (const planned of await store.files.consider(incoming, how))
    brought.push(showsMedia(planned) ? await bring(planned.incoming) : planned.incoming)
  return brought
}

/** Preferences first: the privacy level has to apply before the text arrives. */
async function withPreferences(
  { api, levels }: Person,
  { server }: Outlook,
  rest: RestPlan | undefined,
  signal: AbortSignal | undefined,
): Promise<RestPlan | undefined> {
  signal?.throwIfAborted()
  if (!rest?.preferences) return rest
  const kept = { ...rest, preferencesOutcome: 'kept' } as const
  try {
    const version = server?.preferences?.version ?? 0
    const { body } = await api.call(endpoints.savePreferences, {
      body: { ...rest.preferences, version },
    })
    levels.serverSays(body.journalStyle.privacyLevel)
    return rest
  } catch (error) {
    if (error instanceof CallFailure) return kept
    throw error
  }
}

/** Resolves a draft's entry from its name in the file to its id here. */
async function withDrafts(person: Person, { server }: Outlook, rest: RestPlan): Promise<RestPlan> {
  if (rest.seenPrompts) writeSeenPrompts(person, rest.seenPrompts)
  if (rest.drafts.length === 0) return rest
  const nameFor = await namesHere(person, server)
  const ids = new Map(person.store.entries().map(({ _id }) => [nameFor(_id), _id]))
  const written = rest.drafts.filter(({ tab, entry, writtenOn, ...words }) => {
    const entryId = entry === undefined ? undefined : ids.get(entry)
    const continued = entryId !== undefined && { entryId, ...(writtenOn && { writtenOn }) }
    try {
      draftsOf(person).write({ ...words, ...continued }, { as: tab })
      return true
    } catch {
      return false
    }
  })
  return { ...rest, drafts: written }
}
