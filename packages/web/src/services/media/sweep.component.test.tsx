import { type MediaInfo, mediaMark } from '@daywell/core/media'
import { expect, it } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { mediaStore } from '#device/media/media-store.ts'
import { mediaServer } from './media-server.ts'
import { readyMedia } from './ready-media.ts'
import { sweepMedia } from './sweep.ts'
import { aPhoto } from './testing/a-photo.ts'
import { type MediaOnServer, mediaOnServer } from './testing/media-on-server.ts'

type Here = Awaited<ReturnType<typeof openHere>>

const DAY_MS = 24 * 60 * 60_000
const day = (count: number) => Date.now() + count * DAY_MS

const open = (media: MediaOnServer) => openHere(journalOn(), media.answers, window, media.bytes)

async function add(here: Here): Promise<MediaInfo> {
  const added = await here.media.add(await aPhoto(), { keepOriginal: false })
  return 'refused' in added ? expect.unreachable(added.refused) : added.info
}

/** The daily look at a moment; resolves with the ids whose bytes are here afterward. */
async function sweepAt(here: Here, now: number, over: Partial<Here['store']> = {}) {
  const store = mediaStore(indexedDB, ANNA.id)
  const drafts = () => localStorage.getItem(`journal_draft_${ANNA.id}`)
  await sweepMedia({
    store,
    journal: { ...here.store, ...over },
    levels: here.levels,
    server: mediaServer(here.api),
    loose: () => ({ drafts: drafts(), offered: readyMedia(localStorage, ANNA.id).read() }),
    now: () => now,
  })
  const rows = (await store.all()).filter((row) => row.here.length > 0)
  store.close()
  return rows.map(({ info }) => info.id).sort()
}

const idsOf = (...infos: readonly MediaInfo[]) => infos.map(({ id }) => id).sort()

it('what nothing names goes after 30 days, and what any text or offer names stays (MED-127)', async () => {
  const here = await open(mediaOnServer())
  here.levels.choose('local')
  const [shown, earlier, deleted] = [await add(here), await add(here), await add(here)]
  const [drafted, offered, loose] = [await add(here), await add(here), await add(here)]
  await here.write(mediaMark(shown.id, ''), true)
  const edited = await here.write(mediaMark(earlier.id, ''), true)
  await here.edit(edited, 'Without it')
  const gone = await here.write(mediaMark(deleted.id, ''), true)
  await here.entries.deleteEntry(gone)
  here.drafts.putBack({
    tab: 'another',
    title: '',
    content: mediaMark(drafted.id, ''),
    lastModified: new Date().toISOString(),
  })
  readyMedia(localStorage, ANNA.id).keep({ id: offered.id, caption: '' })
  const named = idsOf(shown, earlier, deleted, drafted, offered)
  const all = [...named, loose.id].sort()
  expect(await sweepAt(here, day(0))).toEqual(all)
  expect(await sweepAt(here, day(29))).toEqual(all)
  expect(await sweepAt(here, day(31))).toEqual(named)
})

it('the 30 days begin anew once something has named it (MED-127)', async () => {
  const here = await open(mediaOnServer())
  here.levels.choose('local')
  const info = await add(here)
  await sweepAt(here, day(0))
  readyMedia(localStorage, ANNA.id).keep({ id: info.id, caption: '' })
  expect(await sweepAt(here, day(31))).toEqual([info.id])
  readyMedia(localStorage, ANNA.id).remove(info.id)
  expect(await sweepAt(here, day(32))).toEqual([info.id])
  expect(await sweepAt(here, day(61))).toEqual([info.id])
  expect(await sweepAt(here, day(63))).toEqual([])
})

it('nothing goes while texts may be missing here, or that is named while it’s decided (MED-128)', async () => {
  const here = await open(mediaOnServer())
  here.levels.choose('local')
  const info = await add(here)
  await sweepAt(here, day(0))
  const missing = { hasAllHere: async () => false }
  expect(await sweepAt(here, day(40), missing)).toEqual([info.id])
  expect(await sweepAt(here, day(40), { kind: 'local-storage' })).toEqual([info.id])
  const holding = async () => {
    const held = await here.store.files.holding()
    await here.write(mediaMark(info.id, ''), true)
    return held
  }
  const files = { ...here.store.files, holding }
  expect(await sweepAt(here, day(40), { files })).toEqual([info.id])
})

it('outside of local, only what the server has whole goes (MED-128)', async () => {
  const media = mediaOnServer()
  const here = await open(media)
  here.levels.choose('cloud')
  const [sent, half, unsent] = [await add(here), await add(here), await add(here)]
  const id = await here.write(`${mediaMark(sent.id, '')}\n${mediaMark(half.id, '')}`)
  await expect.poll(() => media.whole().length).toBe(sent.parts.length + half.parts.length)
  await here.settled()
  await here.edit(id, 'Without it')
  await here.settled()
  media.lose(half.id, 'thumbnail')
  await sweepAt(here, day(0))
  const partial = { hasAllThere: async () => false }
  expect(await sweepAt(here, day(31), partial)).toEqual(idsOf(sent, half, unsent))
  expect(await sweepAt(here, day(31))).toEqual(idsOf(half, unsent))
})
