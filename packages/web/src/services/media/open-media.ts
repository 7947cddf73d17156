import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import { draftKey } from '#device/local-store/local-keys.ts'
import { type MediaRow, mediaStore } from '#device/media/media-store.ts'
import { runPrepare } from '#device/workers/media/run-prepare.ts'
import { createMediaService } from './create-media-service.ts'
import { downloadsOf } from './downloads.ts'
import { makeRoom } from './make-room.ts'
import type { MediaDeps } from './media-deps.ts'
import { mediaServer } from './media-server.ts'
import { namedHere } from './named-here.ts'
import { namedMedia } from './named-media.ts'
import { isUnsent, mayLeave, startTransfers, type Transfers } from './transfers.ts'

export interface OpenedMedia {
  readonly service: ReturnType<typeof createMediaService>
  readonly transfers: Transfers
  bringAllHere(): Promise<void>
  leaveServer(): Promise<void>
  /** Resolves with whether nothing is left. */
  leaveDevice(): Promise<boolean>
  close(): void
}

/** Composes a person's photos and recordings. */
export function openMedia(
  deps: MediaDeps,
  { changed: tell, settled }: { readonly changed: () => void; readonly settled: () => void },
): OpenedMedia {
  const { userId, journal, levels, indexedDB, now, storage } = deps
  const store = mediaStore(indexedDB, userId)
  const server = mediaServer(deps.api)
  const named = namedMedia(journal)
  const changed = () => {
    tell()
    transfers.look()
  }
  const room = (bytes: number) =>
    makeRoom(
      { store, server, mayGo: (row) => mayLeave({ named, levels }, row) !== undefined },
      bytes,
    )
  const downloads = downloadsOf({ store, server, now, changed: tell, makeRoom: room })
  const transfers = startTransfers({
    ...deps,
    store,
    server,
    downloads,
    named,
    changed: tell,
    settled,
  })
  const service = createMediaService({
    ...deps,
    store,
    prepare: runPrepare,
    changed,
    downloads,
    transfers,
    makeRoom: room,
  })
  const unsubscribe = journal.subscribe(transfers.look)
  transfers.look()
  return {
    service,
    transfers,
    async bringAllHere() {
      for (const { info } of await downloads.learnAll()) {
        if (!(await downloads.bringAll(info.id))) throw doesNotFit()
      }
    },
    async leaveServer() {
      for (const { info, here, onServer } of await downloads.learnAll()) {
        const isHere = onServer.every((part) => here.includes(part))
        if (isHere && (await server.remove(info.id))) {
          await store.change(info.id, (row) => ({ ...row, onServer: [] }))
        }
      }
    },
    async leaveDevice() {
      const rows = await store.all()
      const drafts = storage.getItem(draftKey(userId))
      const idsOf = (some: readonly MediaRow[]) => new Set(some.map(({ info }) => info.id))
      // An entry may have been sent, and its photo not yet: nothing else has it.
      const unsent = await namedHere({ journal, drafts }, idsOf(rows.filter(isUnsent)))
      const staying = { ...journal, entries: () => journal.entries().filter(staysHere) }
      const shown = await namedHere({ journal: staying, drafts }, idsOf(rows))
      const kept = rows.filter(({ info }) => unsent.has(info.id) || shown.has(info.id))
      for (const row of rows) if (!kept.includes(row)) await store.remove(row.info.id)
      return kept.length === 0
    },
    close() {
      unsubscribe()
      transfers.close()
      store.close()
    },
  }
}

function staysHere({ _id }: Entry): boolean {
  return isLocalId(_id) || isTempId(_id)
}

/** What was downloaded but couldn't be kept. */
function doesNotFit(): Error {
  return new DOMException('The photos don’t fit on this device', 'QuotaExceededError')
}
