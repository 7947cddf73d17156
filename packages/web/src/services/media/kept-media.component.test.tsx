import { type MediaInfo, mediaMark } from '@daywell/core/media'
import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { type Answers, refusal } from '#app/testing/stand-in-server.ts'
import { add, forget, open, sent, wholeOf } from './testing/media-here.ts'
import { type MediaOnServer, mediaOnServer } from './testing/media-on-server.ts'

const levelAnswers = (media: MediaOnServer, onServer: ReturnType<typeof journalOn>): Answers => {
  let preferences: Preferences = { ...defaultPreferences(), version: 1 }
  return {
    ...media.answers,
    listEntries: () => ({ status: 200, body: [...onServer.entries] }),
    listDeleted: { status: 200, body: [] },
    getPreferences: () => ({ status: 200, body: preferences }),
    savePreferences({ body }) {
      preferences = body as Preferences
      return { status: 200, body: preferences }
    },
  }
}

it('an upload that was begun leaves nothing on the server once its entry is kept here (MED-130)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('hybrid')
  media.state.failures = Number.POSITIVE_INFINITY
  const info = await add(here)
  const id = await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(() => media.requests.some((asked) => asked.startsWith('PATCH'))).toBe(true)
  await here.settled()
  await here.close()
  expect([...media.infos.keys()]).toEqual([info.id])

  media.state.failures = 0
  const again = await open(media, onServer)
  await again.entries.updateEntry(again.store.currentId(id), { keepHere: true })
  await expect.poll(() => media.infos.size).toBe(0)
  for (const { part } of info.parts) expect(await again.media.whereKept(info.id, part)).toBe('here')
})

it('a photo leaves nothing on the server either if the answer to its declaration was lost (MED-130)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const answers: Answers = {
    ...media.answers,
    declareMedia({ body }) {
      media.infos.set((body as MediaInfo).id, body as MediaInfo)
      return refusal('disk_full')
    },
  }
  const here = await openHere(onServer, answers, window, media.bytes)
  here.levels.choose('hybrid')
  const info = await add(here)
  const id = await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(() => media.infos.size).toBe(1)
  await here.settled()
  await here.entries.updateEntry(here.store.currentId(id), { keepHere: true })
  await expect.poll(() => media.infos.size).toBe(0)
})

it('an upload that was begun leaves nothing on the server once the journal moves here (MED-130)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await openHere(onServer, levelAnswers(media, onServer), window, media.bytes)
  here.levels.choose('cloud')
  media.state.failures = Number.POSITIVE_INFINITY
  const info = await add(here)
  await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(() => media.requests.some((asked) => asked.startsWith('PATCH'))).toBe(true)
  await here.settled()
  here.levelChange.start({ to: 'local', way: 'bring' })
  await expect.poll(() => here.levelChange.state().ended).not.toBeNull()
  expect(media.infos.size).toBe(0)
  for (const { part } of info.parts) expect(await here.media.whereKept(info.id, part)).toBe('here')
})

it.each(['an earlier version', 'a deleted entry'])(
  'a photo that only %s kept here shows comes back before the server’s copy goes (MED-131)',
  async (text) => {
    const media = mediaOnServer()
    const onServer = journalOn()
    const here = await open(media, onServer)
    here.levels.choose('hybrid')
    const info = await add(here)
    const id = await here.write(mediaMark(info.id, 'The lake'))
    await expect.poll(sent(media)).toEqual(wholeOf(info))
    await here.settled()
    if (text === 'an earlier version') await here.edit(id, 'Without it')
    await here.settled()
    await here.close()
    await forget()

    const there = await open(media, onServer)
    expect(await there.media.whereKept(info.id, 'shown')).toBe('on-server')
    media.state.inUse.add(info.id)
    const kept = there.store.currentId(id)
    const { _id } = await there.entries.updateEntry(kept, { keepHere: true })
    if (text === 'a deleted entry') await there.entries.deleteEntry(_id)
    await there.settled()
    media.state.inUse.clear()
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => media.infos.size).toBe(0)
    for (const { part } of info.parts)
      expect(await there.media.whereKept(info.id, part)).toBe('here')
  },
)

it('the photos of deleted entries come back with them, even if nothing else moves (MED-131)', async () => {
  const media = mediaOnServer()
  const onServer = journalOn()
  const here = await open(media, onServer)
  here.levels.choose('cloud')
  const info = await add(here)
  const id = await here.write(mediaMark(info.id, 'The lake'))
  await expect.poll(sent(media)).toEqual(wholeOf(info))
  await here.settled()
  const [entry] = onServer.entries
  await here.entries.deleteEntry(id)
  await here.settled()
  await here.close()
  await forget()

  const trash = entry ? [{ ...entry, deletedAt: new Date().toISOString() }] : []
  const answers: Answers = {
    ...levelAnswers(media, onServer),
    listDeleted: () => ({ status: 200, body: trash }),
    syncEntries: (asked) => {
      if (JSON.stringify(asked.body).includes('purged')) trash.length = 0
      return onServer.answers.syncEntries(asked)
    },
  }
  const there = await openHere(onServer, answers, window, media.bytes)
  await there.looked()
  there.levelChange.start({ to: 'local', way: 'bring' })
  await expect.poll(() => there.levelChange.state().ended).not.toBeNull()
  expect(media.infos.size).toBe(0)
  for (const { part } of info.parts) expect(await there.media.whereKept(info.id, part)).toBe('here')
})
