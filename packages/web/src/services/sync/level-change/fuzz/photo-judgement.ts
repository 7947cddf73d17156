import { isLocalId } from '@daywell/core/journal'
import { type MediaInfo, mediaNamedIn } from '@daywell/core/media'
import type { PrivacyLevel } from '@daywell/core/preferences'
import { foundHere, onDevice, onServer } from './level-judgement.ts'
import type { LevelWorld } from './level-world.ts'
import { shaOf } from './photos.ts'

const MONTH = 31 * 24 * 60 * 60_000

/** Photos that a text shows and that are whole neither here nor there; there must never be any. */
export async function lostPhotos(world: LevelWorld): Promise<string[]> {
  const named = mediaNamedIn((await onServer(world)) + onDevice(world))
  const lost: string[] = []
  for (const photo of world.photos) {
    if (!named.has(photo.id) || (await isHere(world, photo))) continue
    if (!(await isThere(world, photo))) lost.push(`lost: photo ${photo.id}`)
  }
  return lost
}

async function isHere({ device: { photos } }: LevelWorld, { id, parts }: MediaInfo) {
  for (const { part, sha256 } of parts) {
    const blob = photos.bytes.get(`${id}/${part}`)
    if (!photos.rows.get(id)?.here.includes(part) || !blob) return false
    if (shaOf(await blob.bytes()) !== sha256) return false
  }
  return true
}

async function isThere({ ask }: LevelWorld, { id, parts }: MediaInfo): Promise<boolean> {
  for (const { part, sha256 } of parts) {
    const { status, bytes } = await ask('GET', `/api/media/${id}/${part}`)
    if (status !== 200 || !bytes || shaOf(bytes) !== sha256) return false
  }
  return true
}

/** Whether all photos are where the level wants them, once a change has ended. */
export async function judgePhotos(world: LevelWorld, to: PrivacyLevel): Promise<string[]> {
  const there = await idsThere(world)
  const namedThere = mediaNamedIn(await onServer(world))
  const namedHere = mediaNamedIn(foundHere(world))
  const shown = world.tab.store.entries().filter(({ _id }) => to !== 'local' && !isLocalId(_id))
  const namedByShown = mediaNamedIn(JSON.stringify(shown))
  const missing: string[] = []
  for (const photo of world.photos)
    if (namedByShown.has(photo.id) && !(await isThere(world, photo))) missing.push(photo.id)
  return [
    ...(await lostPhotos(world)),
    ...there
      .filter((id) => to === 'local' || (namedHere.has(id) && !namedThere.has(id)))
      .map((id) => `left behind: photo ${id}`),
    ...missing.map((id) => `not uploaded: photo ${id}`),
  ]
}

async function idsThere({ server, userId }: LevelWorld): Promise<string[]> {
  const { read } = server.files().database
  const rows = await read.selectFrom('media').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/** Lets the days pass after which nothing may be left that no text shows, and all else must be. */
export async function judgeMonthsLater(world: LevelWorld): Promise<string[]> {
  const { server, userId, device } = world
  for (let months = 0; months < 3; months += 1) {
    world.pass(MONTH)
    world.token = await server.signIn(userId)
    await server.purge()
    await server.sweepMedia()
    world.tab.die()
    world.tab = await device.open()
    await world.tab.media.sweep()
  }
  const named = mediaNamedIn(await onServer(world))
  const left = (await idsThere(world)).filter((id) => !named.has(id))
  return [...(await lostPhotos(world)), ...left.map((id) => `never swept: photo ${id}`)]
}
