import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'
import { addStorage } from '#stores/journal/storage-used.store.ts'
import {
  findUnreadTexts,
  hasUnreadTexts,
  readMediaNames,
} from '#stores/journal/unread-media.store.ts'
import { deleteMedia } from '#stores/media/media.store.ts'
import { knownPieces } from '#stores/media/media-parts.store.ts'
import {
  findUnnamed,
  findUnusedSince,
  isNamed,
  markUnused,
} from '#stores/media/media-uses.store.ts'
import type { MediaDeps } from './media-deps.ts'
import { dropPieces } from './pieces.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a deleted entry stays, and longer than any device waits to send its text. */
const UNUSED_MS = 30 * DAY_MS
/** An upload under way has pieces that don't count yet, but not for so long. */
const ORPHAN_MS = DAY_MS
const AT_ONCE = 100

/** Ends what nothing has named for long, and removes bytes that don't count. */
export function sweepService(deps: MediaDeps) {
  return {
    /** Finds what texts name that were stored before that was kept. */
    async readTexts(stopped: AbortSignal): Promise<void> {
      for (const table of ['entries', 'revisions'] as const) await readAll(deps, table, stopped)
    },

    async sweep(stopped: AbortSignal): Promise<void> {
      await endUnused(deps, stopped)
      await dropOrphans(deps, stopped)
    },
  }
}

async function readAll(
  { database, keyring }: MediaDeps,
  table: 'entries' | 'revisions',
  stopped: AbortSignal,
): Promise<void> {
  let after = { userId: '', id: '' }
  while (!stopped.aborted) {
    const found = await findUnreadTexts(database.read, table, { after, limit: AT_ONCE })
    for (const { userId, id } of found) {
      if (stopped.aborted) return
      await database.write(async (trx) => {
        if (!(await lockOpenAccount(trx, userId))) return
        await readMediaNames(trx, await keyring.userKey(trx, userId), table, id)
      })
      after = { userId, id }
    }
    if (found.length < AT_ONCE) return
  }
}

async function endUnused(deps: MediaDeps, stopped: AbortSignal): Promise<void> {
  const before = deps.clock() - UNUSED_MS
  let after = { userId: '', id: '' }
  while (!stopped.aborted) {
    const found = await findUnnamed(deps.database.read, { before, after, limit: AT_ONCE })
    for (const { userId, id } of found) {
      if (stopped.aborted) return
      await endOne(deps, { userId, id }, before)
      after = { userId, id }
    }
    if (found.length < AT_ONCE) return
  }
}

interface One {
  readonly userId: string
  readonly id: string
}

/** The rows first: bytes without a row are an orphan, but a row without bytes would be a loss. */
async function endOne({ database, clock, store }: MediaDeps, one: One, before: number) {
  const { userId, id } = one
  const names = await database.write(async (trx) => {
    // Under the same lock as everything that stores a text of the person.
    if (!(await lockOpenAccount(trx, userId))) return []
    if ((await isNamed(trx, userId, id)) || (await hasUnreadTexts(trx, userId))) return []
    const since = await findUnusedSince(trx, one)
    if (since === null) await markUnused(trx, one, clock())
    if (since === null || since === undefined || since > before) return []
    const { pieces, bytes } = await deleteMedia(trx, userId, id)
    await addStorage(trx, userId, { mediaBytes: -bytes })
    return pieces
  })
  await dropPieces(store, userId, names)
}

/** A piece may be stored just now whose row isn't committed yet, so only old ones are orphans. */
async function dropOrphans({ database, clock, store }: MediaDeps, stopped: AbortSignal) {
  const before = clock() - ORPHAN_MS
  let old: One[] = []
  const dropUnknown = async () => {
    const known = await knownPieces(
      database.read,
      old.map(({ id }) => id),
    )
    for (const { userId, id } of old) if (!known.has(id)) await store.delete({ userId, name: id })
    old = []
  }
  for await (const { userId, name, storedAt } of store.list()) {
    if (stopped.aborted) return
    if (storedAt < before) old.push({ userId, id: name })
    if (old.length === AT_ONCE) await dropUnknown()
  }
  await dropUnknown()
}
