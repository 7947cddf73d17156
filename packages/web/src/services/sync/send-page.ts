import { endpoints } from '@daywell/core/contract'
import type { Entry, Revision } from '@daywell/core/journal'
import { type Answered, type NotTaken, nextPage, type OutboxItem } from '@daywell/core/sync'
import type { CloudEntry } from '#api/gated-words.ts'
import type { Outgoing } from '#device/local-store/entries/exchange.ts'
import { lastSyncKey } from '#device/local-store/local-keys.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { cloudEntry } from '#services/privacy/cloud-entry.ts'
import { failedBecause } from './failed-because.ts'
import type { SyncDeps } from './sync-deps.ts'

type More = Omit<Answered, 'outbox'>

/** Sends as many items as fit into a page, asks for changes, and applies the answer. */
export async function sendPage(
  parts: SyncDeps,
  items: readonly OutboxItem[],
  most?: number,
): Promise<More> {
  const since = await lastSync(parts)
  if (since !== undefined) await bringVersions(parts, items)
  const { units, page } = await fillPage(parts, items, most === undefined ? {} : { most })
  try {
    return await exchangePage(parts, since, page)
  } catch (error) {
    const changes = units.filter(({ item }) => item)
    const alone = changes.length === 1 && page.some(({ version }) => version)
    if (!alone || failedBecause(error) !== 'refused') throw error
    // A version the server refuses stays here, and blocks no later text.
    return exchangePage(parts, since, changes)
  }
}

/** The first batch to read: no more long texts fit into a page. */
const FIRST_BATCH_ITEMS = 8

/** Reads no more than a page needs: everything pending, with its versions, can be a gigabyte. */
async function fillPage(
  parts: SyncDeps,
  items: readonly OutboxItem[],
  bounds: { readonly most?: number },
): Promise<{ readonly units: readonly Unit[]; readonly page: readonly Unit[] }> {
  const units: Unit[] = []
  let page: Unit[] = []
  for (let seen = 0, next = FIRST_BATCH_ITEMS; seen < items.length; next *= 2) {
    const portion = items.slice(seen, next)
    seen = next
    units.push(...unitsOf(parts, await parts.store.checkOut(portion.map(({ id }) => id))))
    page = nextPage(units, bytesOf, bounds)
    if (page.length < units.length) break
  }
  return { units, page }
}

async function exchangePage(
  parts: SyncDeps,
  since: string | undefined,
  page: readonly Unit[],
): Promise<More> {
  const purged = seenFirst(page.flatMap(({ purge }) => purge ?? []))
  const { body } = await parts.api.call(endpoints.syncEntries, {
    headers: {
      ...(since !== undefined && { 'last-sync': since }),
      ...levelHeader(parts.levels),
    },
    body: {
      entries: page.flatMap(({ version, words }) => version ?? words ?? []),
      deleted: page.flatMap(({ deletion }) => deletion ?? []),
      ...(purged.length > 0 && { purged }),
    },
  })
  const refusals = refusalsOf(page, body.notStored ?? [])
  const stored = page.filter((unit) => !refusals.has(unit))
  const sent = stored.flatMap(({ item }) => item ?? [])
  const versions = stored.flatMap(({ version }) => version ?? [])
  await parts.store.takeAnswer(sent, { ...body, since }, versions)
  const notTaken = [...refusals].flatMap(([{ item }, why]) =>
    item ? [{ id: item.id, edits: item.edits, why }] : [],
  )
  const { syncedAt, more = false, unseen } = body
  return { syncedAt, more, unseen: unseen !== undefined, notTaken }
}

/**
 * SYNC-49: what the server hasn't stored stays here unchanged, and keeps waiting. So does a change
 * whose earlier versions it hasn't stored: once it counted as sent, they would go with the next
 * logout.
 */
function refusalsOf(
  page: readonly Unit[],
  notStored: readonly NotStored[],
): Map<Unit, NotTaken['why']> {
  const carried = page.filter(({ version, words }) => version ?? words)
  const refusals = new Map(
    notStored.flatMap((one) => {
      const unit = carried[one.at]
      return unit ? [[unit, whyNot(one)] as const] : []
    }),
  )
  let before: NotTaken['why'] | undefined
  for (const unit of page) {
    before = refusals.get(unit) ?? before
    if (!unit.item) continue
    if (before) refusals.set(unit, before)
    before = undefined
  }
  return refusals
}

interface NotStored {
  readonly at: number
  readonly code: string
  readonly quota?: 'versions' | undefined
}

function whyNot({ code, quota }: NotStored): NotTaken['why'] {
  if (code !== 'storage_full') return 'versions'
  return quota ? 'versions-full' : 'full'
}

/**
 * An entry may have two ids here if the answer to its creation was lost. The id the device knows
 * everything about has to come first: being shown the other one again undoes that.
 */
function seenFirst<P extends { readonly seen?: string }>(purged: readonly P[]): P[] {
  return purged.toSorted((a, b) => Number(a.seen === undefined) - Number(b.seen === undefined))
}

/** The level this device assumes; the server refuses text sent under another. */
export function levelHeader({ onServer, level }: SyncDeps['levels']) {
  return { 'privacy-level': onServer() ?? level() }
}

interface Deletion {
  readonly id: string
  readonly deletedAt: string
}

/** Sent atomically. A change follows its earlier versions, and confirms them. */
interface Unit {
  readonly version?: CloudEntry
  readonly words?: CloudEntry
  readonly deletion?: Deletion
  readonly purge?: Deletion & { readonly revisions: number; readonly seen?: string }
  readonly item?: OutboxItem
}

function unitsOf({ levels }: SyncDeps, going: readonly Outgoing[]): Unit[] {
  const gate = (entry: Entry) => cloudEntry(entry, levels.level())
  return going.flatMap(({ item, entry, earlier }) => {
    const versions: Unit[] = earlier.flatMap((one) => {
      const version = gate(one)
      return version ? [{ version }] : []
    })
    if (item.kind === 'save') {
      const words = entry && gate(entry)
      return words ? [...versions, { words, item }] : []
    }
    const deletion = { id: item.id, deletedAt: item.deletedAt }
    if (!item.purge) return [...versions, { deletion, item }]
    return [{ purge: { ...deletion, revisions: 0, ...item.purge }, item }]
  })
}

const encoder = new TextEncoder()

function bytesOf({ version, words, deletion, purge }: Unit): number {
  return encoder.encode(JSON.stringify(version ?? words ?? deletion ?? purge)).length
}

/**
 * Both the key and the store must have a time: if either was cleared, everything is fetched again.
 * If they differ, the earlier one misses nothing.
 */
async function lastSync({ store, storage, userId }: SyncDeps): Promise<string | undefined> {
  const kept = storage.getItem(lastSyncKey(userId))
  const known = await store.lastSync()
  if (kept === null || known === undefined) return undefined
  return Date.parse(kept) < Date.parse(known) ? kept : known
}

/**
 * Fetches the earlier versions of entries that move to this device, before the server removes them.
 * Each is stored at once: so many calls may exceed the server's rate limit.
 */
async function bringVersions(parts: SyncDeps, items: readonly OutboxItem[]): Promise<void> {
  for (const item of items) {
    if (item.kind !== 'delete' || item.purge?.revisions !== undefined || !item.purge) continue
    await parts.store.takeRevisions(item.id, await revisionsOf(parts, item.id))
  }
}

async function revisionsOf({ api }: SyncDeps, id: string): Promise<readonly Revision[]> {
  try {
    return (await api.call(endpoints.listRevisions, { params: { id } })).body
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return []
    throw error
  }
}
