import type { MediaPart } from '@daywell/core/media'
import type { MediaStore } from '#device/media/media-store.ts'
import { isDeclared, type MediaRow, withoutServer } from '#device/media/media-tables.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'
import type { MediaServer } from './media-server.ts'

interface DownloadDeps {
  readonly store: MediaStore
  readonly server: MediaServer
  readonly levels: Pick<LevelStore, 'level'>
  readonly now: () => number
  readonly changed: () => void
  /** Frees room for this many bytes; false if it can't. */
  readonly makeRoom: (bytes: number) => Promise<boolean>
}

export interface Downloads {
  /** What's known of it, here or on the server. */
  find(id: string): Promise<MediaRow | undefined>
  /** The bytes of a part that isn't here, which are kept; undefined if they can't be had now. */
  bring(id: string, part: MediaPart): Promise<Blob | undefined>
  /** Whether all parts that the server has are here now. Throws if the server can't be reached. */
  bringAll(id: string): Promise<boolean>
  /** Asks the server how many parts it has of each; of as many as it can be asked for now. */
  countParts(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What the server knows of, even without any part. Throws if it can't be reached. */
  learnAll(): Promise<readonly MediaRow[]>
}

/** Only bytes with the SHA-256 that was promised are kept or shown. */
export function downloadsOf(deps: DownloadDeps): Downloads {
  const { store, server, levels, now, changed } = deps
  /** Shared: a page asks for the same photo several times. */
  const underWay = new Map<string, Promise<Blob | undefined>>()
  const askedFor = new Map<string, Promise<void>>()

  const ask = (id: string): Promise<void> => {
    const asking =
      askedFor.get(id) ?? server.page(id).then(({ media }) => store.learn(media, now()))
    askedFor.set(id, asking)
    return asking.finally(() => askedFor.delete(id))
  }
  /** Under `local`, the server has nothing that isn't known here, and needs no id from a text. */
  const mayAsk = () => levels.level() !== 'local'
  const find = async (id: string) => {
    const row = await store.get(id)
    if (row || !mayAsk()) return row
    await ask(id)
    return store.get(id)
  }
  /** One page of the list answers for all ids up to its end. Gives those, of sorted ones. */
  const askForSome = async (ids: readonly string[]): Promise<readonly string[]> => {
    const { media, more } = await server.page(ids[0] ?? '')
    await store.learn(media, now())
    const end = more ? media.at(-1)?.id : undefined
    const beyond = end === undefined ? -1 : ids.findIndex((id, at) => at > 0 && id > end)
    return beyond === -1 ? ids : ids.slice(0, beyond)
  }
  const download = async (id: string, part: MediaPart): Promise<Blob | undefined> => {
    const row = await find(id)
    const known = row?.info.parts.find((one) => one.part === part)
    if (!row || !known) return undefined
    if (!row.onServer.includes(part)) await ask(id)
    const bytes = await server.fetch(id, known)
    if (!bytes) return undefined
    await keep(deps, row, new Map([[part, bytes]]))
    changed()
    return bytes
  }
  const bring = (id: string, part: MediaPart) => {
    const key = `${id}/${part}`
    const begun = underWay.get(key) ?? download(id, part)
    underWay.set(key, begun)
    return begun.finally(() => underWay.delete(key))
  }
  return {
    find,
    bring,
    async bringAll(id) {
      await ask(id)
      const row = await store.get(id)
      if (!row) return false
      for (const part of row.onServer) {
        if (!row.here.includes(part) && !(await bring(id, part))) return false
      }
      const after = await store.get(id)
      return row.onServer.every((part) => after?.here.includes(part))
    },
    async countParts(ids) {
      const counts = new Map<string, number>()
      for (let left = mayAsk() ? ids.toSorted() : []; left.length > 0; ) {
        const asked = await askForSome(left).catch(() => [])
        for (const id of asked) counts.set(id, (await store.get(id))?.onServer.length ?? 0)
        left = asked.length === 0 ? [] : left.slice(asked.length)
      }
      return counts
    },
    async learnAll() {
      const rows: MediaRow[] = []
      const before = await store.all()
      const listed = new Set<string>()
      for await (const stored of server.all()) {
        listed.add(stored.id)
        await store.learn([stored], now())
        const row = await store.get(stored.id)
        if (row) rows.push({ ...row, onServer: stored.whole })
      }
      // Removed there, by another device or the sweep: it counts as never sent.
      for (const row of before) {
        if (!isDeclared(row) || listed.has(row.info.id)) continue
        await store.change(row.info.id, withoutServer)
      }
      return rows
    },
  }
}

/** What doesn't fit is shown all the same, and fetched again next time. */
async function keep(
  { store, now, makeRoom }: DownloadDeps,
  { info }: MediaRow,
  bytes: ReadonlyMap<MediaPart, Blob>,
): Promise<void> {
  const put = () => store.put(info, bytes, now())
  try {
    await put()
  } catch {
    const size = [...bytes.values()].reduce((sum, blob) => sum + blob.size, 0)
    if (await makeRoom(size)) await put().catch(() => {})
  }
}
