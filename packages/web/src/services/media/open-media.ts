import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import { leavingDrafts } from '#device/local-store/drafts/leaving-drafts.ts'
import { draftKey } from '#device/local-store/local-keys.ts'
import { mediaStore } from '#device/media/media-store.ts'
import { type MediaRow, withoutServer } from '#device/media/media-tables.ts'
import { recordingStore } from '#device/media/recording-store.ts'
import { runPrepare } from '#device/workers/media/run-prepare.ts'
import { createMediaService } from './create-media-service.ts'
import { downloadsOf } from './downloads.ts'
import { type LookAgain, lookAgain } from './look-again.ts'
import { makeRoom } from './make-room.ts'
import type { MediaDeps } from './media-deps.ts'
import { mediaServer } from './media-server.ts'
import type { MediaOnlyHere } from './media-service.ts'
import { namedHere } from './named-here.ts'
import { namedMedia } from './named-media.ts'
import { readyMedia } from './ready-media.ts'
import { sweepMedia } from './sweep.ts'
import { isUnsent, mayLeave, startTransfers, type Transfers } from './transfers.ts'

export interface OpenedMedia {
  readonly service: ReturnType<typeof createMediaService>
  readonly transfers: Transfers
  readonly waitFor: LookAgain['waitFor']
  onlyHere(): Promise<MediaOnlyHere>
  /** Removes what nothing has named for 30 days; false if that can't be told now. */
  sweep(): Promise<boolean>
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
  store = mediaStore(deps.indexedDB, deps.userId),
): OpenedMedia {
  const { userId, journal, levels, indexedDB, now, storage } = deps
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
  const downloads = downloadsOf({ store, server, levels, now, changed: tell, makeRoom: room })
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
  const again = lookAgain({ ...deps, look: downloads.countParts, came: tell })
  const recordings = recordingStore(indexedDB, userId)
  const textsHere = () => ({
    journal,
    drafts: storage.getItem(draftKey(userId)),
    offered: readyMedia(storage, userId).read(),
  })
  const unsubscribe = journal.subscribe(transfers.look)
  transfers.look()
  return {
    service,
    transfers,
    waitFor: again.waitFor,
    async sweep() {
      if (!indexedDB) return false
      // A draft that a crash left may be in its copy only.
      await leavingDrafts({ indexedDB }, { storage, userId }).rescue()
      return sweepMedia({ store, server, journal, levels, now, loose: textsHere })
    },
    async bringAllHere() {
      for (const { info } of await downloads.learnAll()) {
        if (!(await downloads.bringAll(info.id))) throw doesNotFit()
      }
    },
    async leaveServer() {
      for (const { info } of await downloads.learnAll()) {
        if (!(await downloads.bringAll(info.id))) throw doesNotFit()
        if (await server.remove(info.id)) await store.change(info.id, withoutServer)
      }
    },
    async onlyHere() {
      const unsent = idsOf((await store.all()).filter(isUnsent))
      const named = await namedHere(textsHere(), unsent)
      return { ids: [...named], unfinished: (await recordings.all()).length }
    },
    async leaveDevice() {
      const rows = await store.all()
      const texts = textsHere()
      // An entry may have been sent, and its photo not yet: nothing else has it.
      const unsent = await namedHere(texts, idsOf(rows.filter(isUnsent)))
      const staying = { ...journal, entries: () => journal.entries().filter(staysHere) }
      const shown = await namedHere({ ...texts, journal: staying }, idsOf(rows))
      const kept = rows.filter(({ info }) => unsent.has(info.id) || shown.has(info.id))
      for (const row of rows) if (!kept.includes(row)) await store.remove(row.info.id)
      return kept.length === 0 && (await recordings.all()).length === 0
    },
    close() {
      unsubscribe()
      again.close()
      transfers.close()
      store.close()
    },
  }
}

const idsOf = (rows: readonly MediaRow[]) => new Set(rows.map(({ info }) => info.id))

function staysHere({ _id }: Entry): boolean {
  return isLocalId(_id) || isTempId(_id)
}

/** What was downloaded but couldn't be kept. */
function doesNotFit(): Error {
  return new DOMException('The photos don’t fit on this device', 'QuotaExceededError')
}
