import { ID_RANDOM_BYTES, newId } from '@daywell/core/journal'
import { type MediaInfo, type MediaPart, mediaInfo } from '@daywell/core/media'
import { isStorageFull } from '#device/local-store/tables/backend.ts'
import type { MediaStore } from '#device/media/media-store.ts'
import type { MediaRow } from '#device/media/media-tables.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import type { Prepared } from '#device/workers/media/media-messages.ts'
import type { runPrepare } from '#device/workers/media/run-prepare.ts'
import type { Downloads } from './downloads.ts'
import { bytesOf } from './make-room.ts'
import type { AddResult, MediaService } from './media-service.ts'
import type { Transfers } from './transfers.ts'

export interface MediaServiceDeps {
  readonly store: MediaStore
  readonly prepare: typeof runPrepare
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
  /** Tells the page and the other tabs. */
  readonly changed: () => void
  readonly downloads: Downloads
  readonly transfers: Pick<Transfers, 'waiting'>
  /** Frees room for this many bytes; false if it can't. */
  readonly makeRoom: (bytes: number) => Promise<boolean>
}

/** The first use of the day counts; writing each one would cost more than it's worth. */
const USE_COUNTS_AFTER_MS = 24 * 60 * 60_000

type Service = Omit<MediaService, 'subscribe' | 'onlyHere' | 'waitFor'>

export function createMediaService(parts: MediaServiceDeps): Service {
  const { store, now, changed, downloads, transfers } = parts
  const find = (id: string) => downloads.find(id).catch(() => undefined)
  const all = () => store.all().catch((): MediaRow[] => [])
  const readHere = async (id: string, part: MediaPart): Promise<Blob | undefined> => {
    const row = await store.get(id)
    const known = row?.info.parts.find((one) => one.part === part)
    if (!row || !known || !row.here.includes(part)) return undefined
    if (now() - row.usedAt > USE_COUNTS_AFTER_MS) {
      const usedAt = now()
      store.change(id, (before) => ({ ...before, usedAt })).catch(() => {})
    }
    return store.read(id, known)
  }
  return {
    add: (file, options) => add(parts, file, options),
    async putBack(info, part, bytes) {
      const isBack = await putBack(parts, info, part, bytes)
      if (isBack) changed()
      return isBack
    },
    infoOf: async (id) => (await find(id))?.info,
    async whereKept(id, part) {
      const row = await find(id)
      if (row?.here.includes(part)) return 'here'
      return row?.onServer.includes(part) ? 'on-server' : 'nowhere'
    },
    async read(id, part, signal) {
      try {
        const bytes = (await readHere(id, part)) ?? (await downloads.bring(id, part))
        return signal?.aborted ? undefined : bytes
      } catch {
        return undefined
      }
    },
    async list() {
      // Offline, what this device knows has to do.
      await downloads.learnAll().catch(() => {})
      return (await all()).map(({ info }) => info)
    },
    async use() {
      const rows = await all()
      const bytesHere = rows.reduce((sum, row) => sum + bytesOf(row, row.here), 0)
      const waiting = await transfers.waiting().catch(() => 0)
      return { count: rows.length, bytesHere, waiting }
    },
  }
}

async function add(
  parts: MediaServiceDeps,
  file: Blob,
  options: Parameters<MediaService['add']>[1],
): Promise<AddResult> {
  const { prepare, now, randomBytes, changed } = parts
  const { keepOriginal, progress: onProgress, signal } = options
  try {
    const prepared = await prepare({ file, keepOriginal }, { onProgress, signal })
    if ('refused' in prepared) return prepared
    const id = options.id ?? newId(now(), randomBytes(ID_RANDOM_BYTES))
    const info = infoOf(prepared, { ...options, id, addedAt: new Date(now()).toISOString() })
    signal?.throwIfAborted()
    const bytes = new Map(prepared.parts.map(({ part, blob }) => [part, blob]))
    const isNew = await putWithRoom(parts, info, bytes)
    // Race: another tab imports the same file.
    const known = isNew ? undefined : await parts.store.get(id)
    changed()
    const { takenAt, becameStill } = prepared
    return { info: known?.info ?? info, takenAt, ...(becameStill && { becameStill }) }
  } catch (error) {
    if (signal?.aborted) return { refused: 'cancelled' }
    if (isStorageFull(error) || isMissing(error)) return { refused: 'no-room' }
    throw error
  }
}

/** A browser without a database, or one that refuses it, keeps nothing safely. */
function isMissing(error: unknown): boolean {
  const names = ['NotSupportedError', 'InvalidStateError', 'SecurityError']
  return error instanceof DOMException && names.includes(error.name)
}

interface Given {
  readonly id: string
  readonly addedAt: string
  readonly name?: string
  readonly seconds?: number
}

const MAX_NAME_CHARS = 300

function infoOf(prepared: Prepared, { id, addedAt, name, seconds }: Given): MediaInfo {
  const { takenAt: _, becameStill: ___, parts, ...facts } = prepared
  return mediaInfo.parse({
    ...facts,
    ...(facts.seconds === undefined && seconds !== undefined && { seconds }),
    ...(name && { name: storableName(name) }),
    id,
    addedAt,
    parts: parts.map(({ blob: __, ...part }) => part),
  })
}

function storableName(name: string): string {
  return name.toWellFormed().replaceAll('\0', '').slice(0, MAX_NAME_CHARS).toWellFormed()
}

/** Only the very bytes that the info promises, and only under the info that is known here. */
async function putBack(
  parts: MediaServiceDeps,
  info: MediaInfo,
  part: MediaPart,
  bytes: Blob,
): Promise<boolean> {
  const promised = info.parts.find((one) => one.part === part)
  if (promised?.bytes !== bytes.size || promised.sha256 !== (await sha256Of(bytes))) return false
  try {
    return await putWithRoom(parts, info, new Map([[part, bytes]]))
  } catch {
    return false
  }
}

/** Evicts what is on the server, too, if there's no room, and tries once more. */
async function putWithRoom(
  { store, now, makeRoom }: MediaServiceDeps,
  info: MediaInfo,
  bytes: ReadonlyMap<MediaPart, Blob>,
): Promise<boolean> {
  try {
    return await store.put(info, bytes, now())
  } catch (error) {
    if (!isStorageFull(error)) throw error
    const size = [...bytes.values()].reduce((sum, blob) => sum + blob.size, 0)
    if (!(await makeRoom(size))) throw error
    return store.put(info, bytes, now())
  }
}
