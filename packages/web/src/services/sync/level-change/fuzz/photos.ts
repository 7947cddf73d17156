import { createHash } from 'node:crypto'
import { ID_RANDOM_BYTES, newId } from '@daywell/core/journal'
import { type MediaInfo, type MediaPart, mediaMark, mediaNamedIn } from '@daywell/core/media'
import { seededBytes } from '@daywell/core/testing'
import { cloudEntry } from '#services/privacy/cloud-entry.ts'
import type { Dice } from '#services/sync/fuzz/dice.ts'
import type { FuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import type { MortalDevice, MortalTab } from './mortal-device.ts'

interface World {
  readonly dice: Dice
  readonly server: FuzzServer
  readonly device: MortalDevice
  readonly tab: MortalTab
  /** Every photo that was on the disk before a text showed it. */
  readonly photos: MediaInfo[]
  /** What was sent or shown and must not have been. */
  readonly leaks: string[]
  newText(): string
  quiet(): Promise<void>
}

/** Larger than a request of the web app carries. */
const LARGE_BYTES = 1_100_000

/** A text that shows a photo, which is on the disk before. */
export async function newTextWithPhoto(world: World): Promise<string> {
  const { dice } = world
  if (dice.chance(0.4)) return world.newText()
  const known = dice.chance(0.2) ? dice.pick(world.photos) : undefined
  const photo = known ?? (await addPhoto(world))
  return photo ? `${world.newText()}${mediaMark(photo.id, 'The lake')}` : world.newText()
}

async function addPhoto({ tab, dice, photos, server }: World): Promise<MediaInfo | undefined> {
  const bytes = (length: number) => new Blob([seededBytes(dice.random, length).slice()])
  const blobs: readonly (readonly [MediaPart, Blob])[] = [
    ['shown', bytes(dice.chance(0.2) ? LARGE_BYTES : 1 + dice.below(5000))],
    ['thumbnail', bytes(1 + dice.below(500))],
  ]
  const parts = blobs.map(async ([part, blob]) => {
    const sha256 = shaOf(await blob.bytes())
    return { part, type: 'image/webp', bytes: blob.size, sha256 } as const
  })
  const info: MediaInfo = {
    id: newId(server.clock.now, seededBytes(dice.random, ID_RANDOM_BYTES)),
    kind: 'photo',
    addedAt: new Date(server.clock.now).toISOString(),
    name: 'lake.jpg',
    parts: await Promise.all(parts),
  }
  for (const [part, blob] of blobs)
    if (!(await tab.media.service.putBack(info, part, blob))) return undefined
  photos.push(info)
  return info
}

/** What the server has whole goes from this device, as if another one had added it. */
export async function forgetPhotos({ device: { photos }, tab, quiet }: World): Promise<void> {
  await tab.media.transfers.now()
  await quiet()
  for (const { info, onServer } of [...photos.rows.values()]) {
    if (onServer.length < info.parts.length) continue
    photos.rows.delete(info.id)
    for (const { part } of info.parts) photos.bytes.delete(`${info.id}/${part}`)
  }
}

/** The person looks at a photo, which is the right one or none. */
export async function lookAtPhoto({ tab, dice, photos, leaks }: World): Promise<void> {
  const photo = dice.pick(photos)
  const shown = photo?.parts.find(({ part }) => part === 'shown')
  if (!photo || !shown) return
  const bytes = await tab.media.service.read(photo.id, 'shown')
  if (bytes && shaOf(await bytes.bytes()) !== shown.sha256) leaks.push(`another photo: ${photo.id}`)
}

export const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Bytes and names of photos may leave only if an entry shows them that may itself leave. */
export function leakOfPhoto({ tab }: World, init: RequestInit | undefined, url: string) {
  const { pathname } = new URL(url)
  if (init?.method !== 'POST' || !pathname.startsWith('/api/media')) return []
  const { store, levels } = tab
  const leaving = store.entries().filter((entry) => cloudEntry(entry, levels.level()))
  const metadata = new Headers(init.headers).get('upload-metadata') ?? ''
  const id = /(?<=^id )[^,]+/.exec(metadata)?.[0]
  const named = id ? atob(id) : (JSON.parse(String(init.body)) as MediaInfo).id
  const isNamed = leaving.some(({ content }) => mediaNamedIn(content).has(named))
  return isNamed ? [] : [`${named} left under ${levels.level()}, shown by no entry that may`]
}
