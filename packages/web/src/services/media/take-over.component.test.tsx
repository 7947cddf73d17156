import { type MediaInfo, mediaMark } from '@daywell/core/media'
import { expect, it } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { aPhoto } from './testing/a-photo.ts'
import { type MediaOnServer, mediaOnServer } from './testing/media-on-server.ts'

const ID = '0123456789abcdef01234567'
const ENTRY = `A walk\n\n${mediaMark(ID, 'The lake')}`

type Here = Awaited<ReturnType<typeof openHere>>

const open = (media: MediaOnServer, onServer: ReturnType<typeof journalOn>) =>
  openHere(onServer, media.answers, window, media.bytes)

async function importIt(
  here: Here,
  file: Blob,
  { name = 'lake.jpg', keepOriginal = false } = {},
): Promise<MediaInfo> {
  const added = await here.media.add(file, { id: ID, name, keepOriginal })
  return 'refused' in added ? expect.unreachable(added.refused) : added.info
}

/** Leaves the page as another device, which knows of nothing. */
async function changeDevice(here: Here): Promise<void> {
  await here.close()
  localStorage.clear()
  for (const { name = '' } of await indexedDB.databases())
    if (name.includes(ANNA.id))
      await new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done
      })
}

/** What the first device has uploaded, and the second one has prepared before it knew of that. */
async function twoDevices(
  second: { readonly file: Blob; readonly name?: string; readonly keepOriginal?: boolean },
  prepare = (_: MediaOnServer) => {},
) {
  const media = mediaOnServer()
  const onServer = journalOn()
  const first = await open(media, onServer)
  first.levels.choose('cloud')
  const info = await importIt(first, await aPhoto())
  await first.write(ENTRY)
  await expect.poll(() => media.whole().length).toBe(2)
  await first.settled()
  await changeDevice(first)
  prepare(media)

  const there = await open(media, onServer)
  const own = await importIt(there, second.file, second)
  expect(own).not.toEqual(info)
  there.levels.choose('cloud')
  await there.looked()
  return { media, there, info, own }
}

/** The same file, as another browser draws it. */
const drawnOtherwise = () => aPhoto({ type: 'image/webp' })

it('two devices that import the same photo agree, and the server’s copies win (MED-148)', async () => {
  const { media, there, info, own } = await twoDevices({ file: await drawnOtherwise() })
  expect(own.parts).not.toEqual(info.parts)
  await expect.poll(() => there.media.infoOf(ID)).toEqual(info)
  await expect.poll(() => there.media.use()).toMatchObject({ count: 1, waiting: 0 })
  for (const { part } of info.parts) {
    expect(await there.media.whereKept(ID, part)).toBe('here')
    const [mine, theirs] = [await there.media.read(ID, part), media.bytesOf(ID, part)]
    expect(await mine?.bytes()).toEqual(await theirs?.bytes())
  }
  expect((await there.media.onlyHere()).ids).toEqual([])
})

it('one that began to upload the same bytes is continued by the other (MED-148)', async () => {
  const { media, there, info } = await twoDevices({ file: await aPhoto() }, (server) =>
    server.lose(ID, 'shown'),
  )
  await expect.poll(() => media.whole().sort()).toEqual([`${ID}/shown`, `${ID}/thumbnail`])
  expect(await there.media.infoOf(ID)).toEqual(info)
})

it('what the server doesn’t have whole replaces nothing here (MED-148)', async () => {
  const { media, there, own } = await twoDevices({ file: await drawnOtherwise() }, (server) =>
    server.lose(ID, 'shown'),
  )
  await expect.poll(() => there.server.sent('declareMedia').length).toBeGreaterThan(0)
  await expect.poll(() => there.server.sent('listMedia').length).toBeGreaterThan(1)
  expect(await there.media.infoOf(ID)).toEqual(own)
  expect(await there.media.whereKept(ID, 'shown')).toBe('here')
  expect((await there.media.onlyHere()).ids).toEqual([ID])
  expect(media.whole()).toEqual([`${ID}/thumbnail`])
})

it.each([
  ['another photo', { width: 60 }, {}],
  ['one of another name', {}, { name: 'sea.jpg' }],
  ['an original', {}, { keepOriginal: true }],
] as const)(
  '%s under its id is not given up, and others are sent (MED-148)',
  async (_, look, options) => {
    const file = await aPhoto({ type: 'image/webp', ...look })
    const { media, there, own } = await twoDevices({ file, ...options })
    const other = await there.media.add(await aPhoto(), { keepOriginal: false })
    if ('refused' in other) return expect.unreachable(other.refused)
    await there.write(mediaMark(other.info.id, 'Rain'))
    await expect.poll(() => media.whole()).toContain(`${other.info.id}/shown`)
    expect(await there.media.infoOf(ID)).toEqual(own)
    expect((await there.media.onlyHere()).ids).toEqual([ID])
  },
)
