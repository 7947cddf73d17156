import {
  type Exported,
  fingerprintOf,
  type Here,
  type Incoming,
  type Planned,
  type PlanOptions,
  planIncoming,
  preview,
  type RestPlan,
} from '@daywell/core/backup'
import type { HereNow } from '#device/local-store/files/here.ts'
import { createYielder } from '#services/backup/create-yielder.ts'
import type { Person } from '#services/backup/person.ts'

/** The person's choices for an import. */
export interface Wishes {
  /** All of it stays on this device. */
  readonly keepHere: boolean
  /** Restores entries that were deleted here. */
  readonly reviveDeleted: boolean
}

type Alike = Here['alike']

/** Indexes the entries here by their current and earlier texts, before the import. */
export async function alikeHere(
  { store }: Person,
  server: Exported | undefined,
  signal?: AbortSignal,
): Promise<Alike> {
  const yieldIfDue = createYielder(signal)
  const ids = new Map<string, string>()
  const { versions, entries } = await store.files.holding()
  // Current texts overwrite earlier ones.
  for (const list of [server?.versions ?? [], versions, server?.entries ?? [], entries]) {
    for (const entry of list) {
      ids.set(fingerprintOf(entry), entry._id)
      await yieldIfDue()
    }
  }
  return (fingerprint) => ids.get(fingerprint)
}

/** The stricter of the current level and the one in restored preferences. */
export function planOptions(
  { levels, now }: { levels: Pick<Person['levels'], 'level'>; now: () => number },
  wishes: Wishes,
  rest: RestPlan | undefined,
): PlanOptions {
  const restored = rest?.preferences?.journalStyle.privacyLevel
  const level = restored === 'local' ? restored : (levels.level() ?? 'hybrid')
  return { ...wishes, level, now: now() }
}

/** The id for an entry that is new here. */
export function newIdBy({ level, keepHere }: PlanOptions) {
  return ({ entry, livesOn }: Incoming): string => {
    const stays = level === 'local' || keepHere || livesOn === 'device'
    return `${stays ? 'local' : 'temp'}_${entry._id}`
  }
}

/** Decides about imported entries by what is here at that moment. */
export function decider(alike: Alike, options: PlanOptions) {
  return (incoming: Incoming, here: HereNow): Promise<Planned> =>
    planIncoming(incoming, { ...here, alike }, options)
}

/** A dry run: decides as if all earlier decisions had been carried out. */
export function dryRun(alike: Alike, options: PlanOptions) {
  let now: HereNow | undefined
  const seen = preview({
    find: (id) => now?.find(id),
    versions: (id) => now?.versions(id) ?? [],
    alike,
  })
  return async (incoming: Incoming, here: HereNow): Promise<Planned> => {
    now = here
    const planned = await planIncoming(incoming, seen, options)
    seen.note(planned)
    return planned
  }
}
