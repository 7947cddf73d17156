import { mediaMark } from '@daywell/core/media'
import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect, it, vi } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { loseConnection, regainConnection } from '#app/testing/connection.ts'
import { allSent, openHere } from '#app/testing/journal-here.ts'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { recordingStore } from '#device/media/recording-store.ts'
import { aPhoto } from './testing/a-photo.ts'
import { add, forget, open, sent, wholeOf } from './testing/media-here.ts'
import { mediaOnServer } from './testing/media-on-server.ts'

it('a photo is sent once an entry that may leave names it (MED-47)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  here.levels.choose('cloud')
  const info = await add(here)
  const other = await add(here)
  const kept = await add(here)
  await here.write(`${mediaMark(kept.id, 'Only here')}`, true)
  await here.write(`A walk\n\n${mediaMark(info.id, 'The lake')}`)
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  for (const { part } of info.parts) {
    const [mine, theirs] = [await here.media.read(info.id, part), media.bytesOf(info.id, part)]
    expect(await theirs?.bytes()).toEqual(await mine?.bytes())
  }
  expect(await here.media.use()).toMatchObject({ count: 3, waiting: 0 })
  expect(allSent(here)).not.toContain(kept.id)
  expect([...media.infos.keys()]).not.toContain(other.id)
})

it('nothing leaves under the level local (MED-48)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  here.levels.choose('local')
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  await add(here)
  // It has looked for what may be sent.
  await expect.poll(() => localStorage.getItem(`media_here_${ANNA.id}`)).toBe('settled')
  expect(await here.media.use()).toMatchObject({ count: 2, waiting: 0 })
  expect(media.requests).toEqual([])
  expect(here.server.sent('declareMedia')).toEqual([])
})

it('an upload that breaks continues where it stopped, also after a restart (MED-49)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('cloud')
  const noise = await aPhoto({ width: 60, height: 60, type: 'image/png' })
  const file = new Blob([
    noise,
    crypto.getRandomValues(new Uint8Array(60_000)),
    ...new Array(50).fill(new Uint8Array(50_000)),
  ])
  const info = await add(here, file)
  await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(() => media.requests).toContain('PATCH original 1000000')
  await here.close()
  const before = media.requests.length
  const again = await open(media, onServer)
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  expect(media.requests.slice(before)).not.toContain('PATCH original 0')
  expect(await media.bytesOf(info.id, 'original')?.bytes()).toEqual(await file.bytes())
  await again.close()
})

it('without a connection it waits, and is sent afterward (MED-49)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  here.levels.choose('cloud')
  loseConnection(here.server)
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  expect(await here.media.use()).toMatchObject({ waiting: 1 })
  regainConnection(here.server)
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  await expect.poll(() => here.media.use()).toMatchObject({ waiting: 0 })
})

it('what doesn’t fit on the server stays here and waits, and is sent when there’s room (MED-50)', async () => {
  const media = mediaOnServer()
  media.state.full = true
  const here = await open(media)
  here.levels.choose('cloud')
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(() => here.server.sent('declareMedia').length).toBeGreaterThan(0)
  expect(await here.media.use()).toMatchObject({ waiting: 1 })
  expect(await here.media.whereKept(info.id, 'shown')).toBe('here')
  media.state.full = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(sent(media)).toEqual(wholeOf(info))
})

it('another device reads it, byte for byte or not at all, and keeps it (MED-51)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('cloud')
  const infos = [await add(here), await add(here), await add(here)]
  const [info] = infos
  if (!info) return expect.unreachable()
  const shown = await here.media.read(info.id, 'shown')
  await here.write(infos.map(({ id }) => mediaMark(id, '')).join('\n'))
  await expect.poll(sent(media)).toEqual(infos.flatMap(wholeOf).sort())
  await here.close()
  await forget()

  const there = await open(media, onServer)
  expect(await there.media.whereKept(info.id, 'shown')).toBe('on-server')
  expect(await there.media.infoOf(info.id)).toEqual(info)
  media.state.damaged = true
  expect(await there.media.read(info.id, 'shown')).toBeUndefined()
  expect(await there.media.whereKept(info.id, 'shown')).toBe('on-server')
  media.state.damaged = false
  const read = await Promise.all([1, 2, 3].map(() => there.media.read(info.id, 'shown')))
  for (const blob of read) expect(await blob?.bytes()).toEqual(await shown?.bytes())
  expect(await there.media.whereKept(info.id, 'shown')).toBe('here')
  expect(media.requests.filter((request) => request === 'GET shown')).toHaveLength(2)
  expect(await there.media.infoOf('0'.repeat(24))).toBeUndefined()
})

it('what another device uploads later is noticed as long as the page waits for it (MED-165)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  const info = await add(here)
  await here.close()
  await forget()

  const there = await open(media)
  const came = vi.fn()
  there.media.subscribe(came)
  expect(await there.media.infoOf(info.id)).toBeUndefined()
  const release = there.media.waitFor(info.id)
  media.infos.set(info.id, info)
  await expect.poll(() => there.media.infoOf(info.id)).toEqual(info)
  expect(await there.media.whereKept(info.id, 'shown')).toBe('nowhere')
  media.keep(info.id, 'shown', new Blob([new Uint8Array(info.parts[0]?.bytes ?? 0)]))
  await expect.poll(() => came.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(await there.media.whereKept(info.id, 'shown')).toBe('on-server')
  release()
})

it('what came is told to the page that waits, even if something else has learned of it (MED-165)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  const info = await add(here)
  await here.close()
  await forget()

  const there = await open(media)
  const came = vi.fn()
  there.media.subscribe(came)
  const release = there.media.waitFor(info.id)
  media.infos.set(info.id, info)
  media.keep(info.id, 'shown', new Blob([new Uint8Array(info.parts[0]?.bytes ?? 0)]))
  await there.media.list()
  await expect.poll(() => came.mock.calls.length).toBeGreaterThan(0)
  release()
})

it('without room, what the server has whole goes first, and never the only copy (MED-52)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  here.levels.choose('cloud')
  const large = await aPhoto({ width: 600, height: 600 })
  const [half, safe, newer] = [
    await add(here, large),
    await add(here, large),
    await add(here, large),
  ]
  const only = await add(here)
  const all = [half, safe, newer]
  await here.write(all.map(({ id }) => mediaMark(id, '')).join('\n'))
  await expect.poll(sent(media)).toEqual(all.flatMap(wholeOf).sort())
  await expect.poll(async () => here.media.use()).toMatchObject({ waiting: 0 })
  media.lose(half.id, 'original')
  const { put } = IDBObjectStore.prototype
  const full = { left: 1 }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (given[0] instanceof Blob && full.left-- > 0)
      throw new DOMException('', 'QuotaExceededError')
    return put.apply(this, given)
  })
  const last = await add(here)
  expect(await here.media.whereKept(last.id, 'shown')).toBe('here')
  expect(await here.media.whereKept(only.id, 'shown')).toBe('here')
  expect(await here.media.whereKept(safe.id, 'shown')).toBe('on-server')
  expect(await here.media.whereKept(safe.id, 'thumbnail')).toBe('here')
  expect(await here.media.whereKept(half.id, 'original')).toBe('here')
  expect(await here.media.whereKept(newer.id, 'shown')).toBe('here')
  full.left = Number.POSITIVE_INFINITY
  expect(await here.media.add(await aPhoto(), { keepOriginal: true })).toEqual({
    refused: 'no-room',
  })
  expect(await here.media.whereKept(only.id, 'shown')).toBe('here')
})

it('what only kept entries name comes back, and the server’s copy goes after that (MED-53)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('hybrid')
  const info = await add(here)
  const id = await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  await here.settled()
  await here.close()
  await forget()

  const there = await open(media, onServer)
  expect(await there.media.whereKept(info.id, 'shown')).toBe('on-server')
  media.state.inUse.add(info.id)
  await there.entries.updateEntry(there.store.currentId(id), { keepHere: true })
  await expect.poll(() => there.media.whereKept(info.id, 'original')).toBe('here')
  expect(media.whole().sort()).toEqual(wholeOf(info))
  media.state.inUse.clear()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => media.infos.size).toBe(0)
  for (const { part } of info.parts) expect(await there.media.whereKept(info.id, part)).toBe('here')
})

it('before the journal moves to this device, its photos are here (MED-53)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('cloud')
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  await here.settled()
  await here.close()
  await forget()

  let preferences: Preferences = { ...defaultPreferences(), version: 1 }
  const answers: Answers = {
    ...media.answers,
    listEntries: () => ({ status: 200, body: [...onServer.entries] }),
    listDeleted: { status: 200, body: [] },
    getPreferences: () => ({ status: 200, body: preferences }),
    savePreferences({ body }) {
      preferences = body as Preferences
      return { status: 200, body: preferences }
    },
  }
  const there = await openHere(onServer, answers, window, media.bytes)
  await there.looked()
  media.state.damaged = true
  there.levelChange.start({ to: 'local', way: 'bring' })
  await expect.poll(() => media.requests).toContain('GET shown')
  await expect.poll(() => there.levelChange.state().trouble).not.toBeNull()
  expect(onServer.entries).toHaveLength(1)
  media.state.damaged = false
  there.levelChange.retry()
  await expect.poll(() => there.levelChange.state().ended).not.toBeNull()
  expect(onServer.entries).toEqual([])
  expect(media.infos.size).toBe(0)
  for (const { part } of info.parts) expect(await there.media.whereKept(info.id, part)).toBe('here')
})

it('a log-out leaves only what is nowhere else (MED-54)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('hybrid')
  const [info, kept, loose] = [await add(here), await add(here), await add(here)]
  await here.write(mediaMark(info.id, 'The lake'))
  await here.write(mediaMark(kept.id, 'Only here'), true)
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  await expect.poll(() => here.store.outbox().length).toBe(0)
  await here.close('left')
  const again = await open(mediaOnServer(), journalOn())
  expect(await again.media.list()).toEqual([kept])
  expect(loose.id).not.toBe(kept.id)
  for (const { _id } of again.store.entries()) await again.entries.deleteEntry(_id)
  await again.store.leaving.removeWords(await again.store.leaving.lastEdit())
  await again.close('left')
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(`daywell-media-${ANNA.id}`)
})

it('a log-out keeps a photo that was never sent, though its entry was (MED-54)', async () => {
  const media = mediaOnServer()
  media.state.full = true
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('cloud')
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  await here.settled()
  await here.close('left')
  media.state.full = false
  const again = await open(media, onServer)
  expect(await again.media.whereKept(info.id, 'original')).toBe('here')
  await expect.poll(sent(media)).toEqual(wholeOf(info))
})

it('a log-out keeps a voice note that isn’t finished, though there’s no photo (MED-126)', async () => {
  const here = await open(mediaOnServer())
  const recordings = () => recordingStore(indexedDB, ANNA.id)
  await recordings().append({ recording: 'one', bytes: new Blob(['sound']), seconds: 1 })
  await here.close('left')
  expect(await recordings().all()).toHaveLength(1)
})

it('what the server no longer has is sent again (MED-49)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('cloud')
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  await here.settled()
  await here.close()
  const restored = mediaOnServer()
  const again = await open(restored, onServer)
  await again.media.use()
  await expect.poll(sent(restored)).toEqual(wholeOf(info))
})
