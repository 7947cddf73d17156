import { ID_RANDOM_BYTES, newId } from '@daywell/core/journal'
import { type MediaInfo, type MediaPart, mediaInfo } from '@daywell/core/media'
import { isStorageFull } from '#device/local-store/tables/backend.ts'
import type { MediaRow, MediaStore } from '#device/media/media-store.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import type { Prepared } from '#device/workers/media/media-messages.ts'
import type { runPrepare } from '#device/workers/media/run-prepare.ts'
import type { AddResult, MediaService } from './media-service.ts'

export interface MediaServiceDeps {
  readonly store: MediaStore
  readonly prepare: typeof runPrepare
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
  /** Tells the page and the other tabs. */
  readonly changed: () => void
}

/** The first use of the day counts; writing each one would cost more than it's worth. */
const USE_COUNTS_AFTER_MS = 24 * 60 * 60_000

type Service = Omit<MediaService, 'subscribe'>

export function createMediaService(parts: MediaServiceDeps): Service {
  const { store, now, changed } = parts
  const find = (id: string) => store.get(id).catch(() => undefined)
  const all = () => store.all().catch((): MediaRow[] => [])
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
    async read(id, part) {
      const row = await find(id)
      const known = row?.info.parts.find((one) => one.part === part)
      if (!row || !known || !row.here.includes(part)) return undefined
      if (now() - row.usedAt > USE_COUNTS_AFTER_MS) {
        const usedAt = now()
        store.change(id, (before) => ({ ...before, usedAt })).catch(() => {})
      }
      return store.read(id, known).catch(() => undefined)
    },
    list: async () => (await all()).map(({ info }) => info),
    async use() {
      const rows = await all()
      const bytesHere = rows.reduce((sum, row) => sum + bytesOf(row), 0)
      return { count: rows.length, bytesHere, waiting: 0 }
    },
  }
}

async function add(
  { store, prepare, now, randomBytes, changed }: MediaServiceDeps,
  file: Blob,
  options: Parameters<MediaService['add']>[1],
): Promise<AddResult> {
  const { keepOriginal, progress: onProgress, signal } = options
  try {
    const prepared = await prepare({ file, keepOriginal }, { onProgress, signal })
    if ('refused' in prepared) return prepared
    const id = options.id ?? newId(now(), randomBytes(ID_RANDOM_BYTES))
    const info = infoOf(prepared, { ...options, id, addedAt: new Date(now()).toISOString() })
    signal?.throwIfAborted()
    const bytes = new Map(prepared.parts.map(({ part, blob }) => [part, blob]))
    const isNew = await store.put(info, bytes, now())
    // Race: another tab imports the same file.
    const known = isNew ? undefined : await store.get(id)
    changed()
    return { info: known?.info ?? info, takenAt: prepared.takenAt }
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
  const { takenAt: _, parts, ...facts } = prepared
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
  { store, now }: MediaServiceDeps,
  info: MediaInfo,
  part: MediaPart,
  bytes: Blob,
): Promise<boolean> {
  const promised = info.parts.find((one) => one.part === part)
  if (promised?.bytes !== bytes.size || promised.sha256 !== (await sha256Of(bytes))) return false
  try {
    return await store.put(info, new Map([[part, bytes]]), now())
  } catch {
    return false
  }
}

function bytesOf({ info, here }: MediaRow): number {
  const kept = info.parts.filter(({ part }) => here.includes(part))
  return kept.reduce((sum, { bytes }) => sum + bytes, 0)
}
