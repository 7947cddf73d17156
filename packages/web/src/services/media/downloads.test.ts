import type { StoredMedia } from '@daywell/core/media'
import { expect, it } from 'vitest'
import { mediaStoreOn } from '#device/media/media-store.ts'
import { memoryMedia } from '#device/media/testing/memory-media.ts'
import { downloadsOf } from './downloads.ts'
import type { MediaServer } from './media-server.ts'

const PAGE_ITEMS = 3
const ids = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(24))

const aStored = (id: string): StoredMedia => {
  const part = { part: 'shown', type: 'image/jpeg', bytes: 1, sha256: 'a'.repeat(64) } as const
  return { id, kind: 'photo', addedAt: '2026-03-14T09:30:00.000Z', parts: [part], whole: ['shown'] }
}

/** A server that has some of them, and that can be out of reach after some calls. */
function opened(there: readonly string[]) {
  const asked: string[] = []
  const state: { level: 'local' | 'hybrid'; calls: number } = { level: 'hybrid', calls: 100 }
  const page = async (from: string) => {
    if (asked.length >= state.calls) throw new TypeError('Failed to fetch')
    asked.push(from)
    const found = there.filter((id) => id >= from).map(aStored)
    return { media: found.slice(0, PAGE_ITEMS), more: found.length > PAGE_ITEMS }
  }
  const downloads = downloadsOf({
    store: mediaStoreOn(memoryMedia()),
    server: { page } as Partial<MediaServer> as MediaServer,
    levels: { level: () => state.level },
    now: () => 0,
    changed: () => {},
    makeRoom: async () => false,
  })
  return { asked, state, downloads }
}

it('under local, the server isn’t asked for what this device doesn’t know (MED-48)', async () => {
  const { asked, state, downloads } = opened(ids)
  state.level = 'local'
  const look = async () => [
    (await downloads.find(ids[0] ?? ''))?.info.id,
    (await downloads.countParts(ids)).size,
  ]
  expect([await look(), asked]).toEqual([[undefined, 0], []])
  state.level = 'hybrid'
  expect(await look()).toEqual([ids[0], ids.length])
})

it('a page of the list answers for all that are waited for up to its end (MED-165)', async () => {
  const { asked, downloads } = opened(ids.filter((_, at) => at % 2 === 1))
  const counts = await downloads.countParts(ids.toReversed())
  expect([...counts].map(([id, parts]) => [ids.indexOf(id), parts])).toEqual([
    ...[
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 1],
      [6, 0],
      [7, 1],
    ],
  ])
  expect(asked).toEqual([ids[0], ids[6]])
})

it('what came before the connection was lost is counted (MED-165)', async () => {
  const { state, downloads } = opened(ids)
  state.calls = 1
  expect([...(await downloads.countParts(ids)).keys()]).toEqual(ids.slice(0, PAGE_ITEMS))
  expect((await downloads.countParts(ids)).size).toBe(0)
})
