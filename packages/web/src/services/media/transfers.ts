import { isLocalId } from '@daywell/core/journal'
import type { StoredMedia } from '@daywell/core/media'
import { backoffMs } from '@daywell/core/sync'
import type { CloudMedia } from '#api/gated-words.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'
import type { MediaStore } from '#device/media/media-store.ts'
import { isDeclared, type MediaRow, withoutServer } from '#device/media/media-tables.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { cloudMedia } from '#services/privacy/cloud-media.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import type { Downloads } from './downloads.ts'
import type { MediaServer } from './media-server.ts'
import { namedHere } from './named-here.ts'
import type { NamedMedia } from './named-media.ts'
import { takeOver } from './take-over.ts'

export interface TransferDeps {
  readonly userId: string
  readonly store: MediaStore
  readonly server: MediaServer
  readonly downloads: Downloads
  readonly named: NamedMedia
  readonly journal: Pick<LocalStore, 'entries' | 'deleted' | 'revisions'>
  readonly levels: Pick<LevelStore, 'level'>
  readonly timers: { set(act: () => void, ms: number): unknown; clear(timer: unknown): void }
  readonly random: () => number
  readonly now: () => number
  /** Undefined: every tab sends, which is correct and only wasteful. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
  readonly changed: () => void
  /** Nothing is left that may be sent. */
  readonly settled: () => void
}

export interface Transfers {
  /** Something may have to be sent or taken back. Waits a moment for more of it. */
  look(): void
  /** Does it now, and resolves once nothing is left to do for the moment. */
  now(): Promise<void>
  /** How many belong on the server and aren't there. */
  waiting(): Promise<number>
  close(): void
}

/** Typing saves every two seconds. */
const SOON_MS = 3000
const FULL_AGAIN_MS = 15 * 60_000

/** The level or an entry changed in the meantime: it may no longer leave. */
class GateClosed extends Error {
  override readonly name = 'GateClosed'
}

/** Sends what may leave, and takes back what has to stay here. One tab at a time. */
export function startTransfers(deps: TransferDeps): Transfers {
  const { userId, timers, locks, random } = deps
  let timer: unknown
  let failures = 0
  let isClosed = false
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const schedule = (ms: number) => {
    timers.clear(timer)
    if (!isClosed) timer = timers.set(() => void run(), ms)
  }
  let hasAsked = false
  const settle = async () => {
    try {
      // Once a page: what the server has lost since is sent again.
      if (!hasAsked && (await mayBeThere(deps))) await deps.downloads.learnAll()
      hasAsked = true
      await settleAll(deps, () => isClosed)
      failures = 0
      if ((await countWaiting(deps)) === 0) deps.settled()
    } catch (error) {
      failures += 1
      const isFull = error instanceof CallFailure && error.answer?.code === 'storage_full'
      schedule(isFull ? FULL_AGAIN_MS : backoffMs(failures, random()))
    }
  }
  const run = async (): Promise<void> => {
    isAskedAgain = true
    running ??= (async () => {
      while (isAskedAgain && !isClosed) {
        isAskedAgain = false
        if (locks) await locks.request(`daywell-media-${userId}`, settle)
        else await settle()
      }
    })().finally(() => {
      running = undefined
    })
    await running
  }
  return {
    look: () => schedule(SOON_MS),
    now: run,
    waiting: () => countWaiting(deps),
    close() {
      isClosed = true
      timers.clear(timer)
    },
  }
}

async function countWaiting(deps: TransferDeps): Promise<number> {
  return (await deps.store.all()).filter((row) => isUnsent(row) && mayLeave(deps, row)).length
}

export function isUnsent({ info, here, onServer }: MediaRow): boolean {
  return info.parts.some(({ part }) => here.includes(part) && !onServer.includes(part))
}

export function mayLeave(
  { named, levels }: Pick<TransferDeps, 'named' | 'levels'>,
  { info }: MediaRow,
): CloudMedia | undefined {
  return cloudMedia(info, named.entriesNaming(info.id), levels.level())
}

async function mayBeThere({ store, levels }: TransferDeps): Promise<boolean> {
  const rows = await store.all()
  return levels.level() === 'local' ? rows.some(isDeclared) : rows.length > 0
}

/**
 * Only what is kept on this device names it, and the server may know of it: an entry, or else one of
 * the earlier versions and deleted entries that name `keptIds`.
 */
function hasToComeBack({ named }: TransferDeps, row: MediaRow, keptIds: ReadonlySet<string>) {
  const entries = named.entriesNaming(row.info.id)
  if (!isDeclared(row)) return false
  return entries.length > 0 ? entries.every(({ _id }) => isLocalId(_id)) : keptIds.has(row.info.id)
}

/** Which of those that no entry names an earlier version or a deleted entry here does. */
function findKept({ named, journal }: TransferDeps, rows: readonly MediaRow[]) {
  const unnamed = rows.filter(
    (row) => isDeclared(row) && named.entriesNaming(row.info.id).length === 0,
  )
  const deleted = async () => (await journal.deleted()).filter(({ entry }) => isLocalId(entry._id))
  const texts = { journal: { ...journal, deleted }, drafts: null, offered: [] }
  return namedHere(texts, new Set(unnamed.map(({ info }) => info.id)))
}

async function settleAll(deps: TransferDeps, isClosed: () => boolean): Promise<void> {
  const failures: unknown[] = []
  const rows = await deps.store.all()
  const keptIds = await findKept(deps, rows)
  for (const row of rows) {
    if (isClosed()) return
    try {
      await settleOne(deps, row, keptIds)
    } catch (error) {
      failures.push(error)
      // Another may still fit, or be one that the server takes.
      if (!isOfThisOne(error)) break
    }
  }
  if (failures.length > 0) throw failures.at(-1)
}

async function settleOne(
  deps: TransferDeps,
  row: MediaRow,
  keptIds: ReadonlySet<string>,
): Promise<void> {
  try {
    if (isUnsent(row) && mayLeave(deps, row)) await sendOrTakeOver(deps, row)
    else if (hasToComeBack(deps, row, keptIds)) await takeBack(deps, row)
  } catch (error) {
    if (!(error instanceof GateClosed)) throw error
  }
}

function isOfThisOne(error: unknown): boolean {
  const codes = ['storage_full', 'media_differs', 'invalid_input', 'upload_damaged', 'not_found']
  return error instanceof CallFailure && codes.includes(error.answer?.code ?? '')
}

async function sendOrTakeOver(deps: TransferDeps, row: MediaRow): Promise<void> {
  try {
    await send(deps, row)
  } catch (error) {
    const isOther = error instanceof CallFailure && error.answer?.code === 'media_differs'
    const taken = isOther ? await takeOver(deps, row) : undefined
    if (!taken) throw error
    deps.changed()
    if (isUnsent(taken)) await send(deps, taken)
  }
}

async function send(deps: TransferDeps, row: MediaRow): Promise<void> {
  const { store, server, now, levels, changed } = deps
  const gate = () => {
    const media = mayLeave(deps, row)
    if (!media) throw new GateClosed()
    return media
  }
  const declare = async (): Promise<StoredMedia> => {
    const level = levels.level()
    if (level === undefined) throw new GateClosed()
    const stored = await server.declare(gate(), level)
    await store.learn([stored], now())
    return stored
  }
  // Write-ahead: after a crash it's known that the server may know of it.
  await store.change(row.info.id, (before) => ({ ...before, declared: true }))
  const { whole } = await declare()
  // The smallest first: another device shows it as soon as it's there.
  const parts = row.info.parts
    .filter(({ part }) => row.here.includes(part) && !whole.includes(part))
    .toSorted((one, other) => one.bytes - other.bytes)
  for (const part of parts) {
    const bytes = await store.read(row.info.id, part)
    if (bytes) await server.send({ part: part.part, bytes, gate })
  }
  await declare()
  changed()
}

/** The server's copy goes once all of it is here. */
async function takeBack(deps: TransferDeps, { info }: MediaRow): Promise<void> {
  const { store, server, downloads, changed } = deps
  if (!(await downloads.bringAll(info.id))) return
  const row = await store.get(info.id)
  if (!row || !isAllHere(row)) return
  if (!hasToComeBack(deps, row, await findKept(deps, [row]))) return
  if (!(await server.remove(info.id))) return
  await store.change(info.id, withoutServer)
  changed()
}

/** Also what another device has yet to upload. */
function isAllHere({ info, here }: MediaRow): boolean {
  return info.parts.every(({ part }) => here.includes(part))
}
