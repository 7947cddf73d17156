import { type MediaPart, mediaNamedIn } from '@daywell/core/media'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { MediaStore } from '#device/media/media-store.ts'
import type { MediaRow } from '#device/media/media-tables.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import type { MediaServer } from './media-server.ts'
import type { ReadyMedia } from './ready-media.ts'

export interface SweepDeps {
  readonly store: MediaStore
  readonly journal: Pick<LocalStore, 'kind' | 'entries' | 'files' | 'hasAllHere' | 'hasAllThere'>
  readonly levels: Pick<LevelStore, 'level'>
  readonly server: Pick<MediaServer, 'all'>
  /** Drafts as they're stored, and what is offered for insertion. */
  readonly loose: () => { readonly drafts: string | null; readonly offered: readonly ReadyMedia[] }
  readonly now: () => number
}

const UNNAMED_MS = 30 * 24 * 60 * 60_000

/**
 * Removes what nothing on this device has named for 30 days; false if it couldn't tell. Outside of
 * `local`, an earlier version or another device may name what this device doesn't know of, so only
 * what the server has whole goes: its texts decide about that.
 */
export async function sweepMedia(deps: SweepDeps): Promise<boolean> {
  const { store, levels, now } = deps
  const level = levels.level()
  const isOnlyHere = level === 'local'
  if (level === undefined || !(await areTextsHere(deps, isOnlyHere))) return false
  const named = await namedAnywhere(deps)
  const due: MediaRow[] = []
  for (const row of await store.all()) {
    // The clock may have been wrong.
    const since = named.has(row.info.id) ? undefined : Math.min(row.unnamedSince ?? now(), now())
    if (since !== row.unnamedSince) await store.change(row.info.id, (known) => mark(known, since))
    if (since !== undefined && since <= now() - UNNAMED_MS) due.push(row)
  }
  const whole = isOnlyHere || due.length === 0 ? undefined : await wholeOnServer(deps)
  for (const { info } of due) {
    await store.removeIf(info.id, (row) => {
      const parts = whole?.get(info.id) ?? []
      const isSafe = isOnlyHere || row.here.every((part) => parts.includes(part))
      const isSameLevel = levels.level() === level
      return isSafe && isSameLevel && row.unnamedSince !== undefined && !isNamedNow(deps, info.id)
    })
  }
  return true
}

/** Without the database of the journal, or with evicted copies, texts may be missing. */
async function areTextsHere({ journal }: SweepDeps, isLocal: boolean): Promise<boolean> {
  if (journal.kind !== 'indexed-db' || !(await journal.hasAllHere())) return false
  return isLocal || journal.hasAllThere()
}

async function namedAnywhere({ journal, loose }: SweepDeps): Promise<ReadonlySet<string>> {
  const { entries, deleted, versions } = await journal.files.holding()
  const named = namedLoosely(loose())
  const texts = [...entries, ...deleted.map(({ entry }) => entry), ...versions]
  for (const { content } of texts) for (const id of mediaNamedIn(content)) named.add(id)
  return named
}

function namedLoosely({ drafts, offered }: ReturnType<SweepDeps['loose']>): Set<string> {
  return new Set([...mediaNamedIn(drafts ?? ''), ...offered.map(({ id }) => id)])
}

/** What can be told at once, in the transaction that removes it. */
function isNamedNow({ journal, loose }: SweepDeps, id: string): boolean {
  const isIn = ({ content }: { readonly content: string }) => content.includes(id)
  return namedLoosely(loose()).has(id) || journal.entries().some(isIn)
}

async function wholeOnServer({ server }: SweepDeps) {
  const whole = new Map<string, readonly MediaPart[]>()
  for await (const stored of server.all()) whole.set(stored.id, stored.whole)
  return whole
}

function mark({ unnamedSince: _, ...row }: MediaRow, since: number | undefined): MediaRow {
  return since === undefined ? row : { ...row, unnamedSince: since }
}
