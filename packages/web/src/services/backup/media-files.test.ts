import type { MediaInfo } from '@daywell/core/media'
import { mediaMark, mediaShownIn } from '@daywell/core/media'
import { describe, expect, it } from 'vitest'
import { openFiles } from '#device/files/reading/open-files.ts'
import { aZip } from '#device/files/reading/testing/a-zip.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import { seal, unseal } from '#device/transfer/sealed-file.ts'
import { lookInto } from './in/look-into.ts'
import { takeIn } from './in/take-in.ts'
import { makeBackup } from './out/make-backup.ts'
import { type APerson, aPerson, asFile } from './testing/a-person.ts'
import { dayOneZip } from './testing/foreign-files.ts'
import { plainly, restore, sourceIn } from './testing/restore.ts'

const bytes = (seed: number, length = 5000) =>
  Uint8Array.from({ length }, (_, n) => (n * n * seed) >> 3)

async function add({ media }: APerson, seed: number): Promise<MediaInfo> {
  const added = await media.add(new Blob([bytes(seed)]), {
    keepOriginal: false,
    name: `${seed}.jpg`,
  })
  return 'refused' in added ? expect.unreachable() : added.info
}

/** Someone with an entry of two photos, one in an earlier version, and one in a draft entry. */
async function annaWithPhotos() {
  const anna = await aPerson()
  const infos = [await add(anna, 7), await add(anna, 11), await add(anna, 13)]
  const [first, second, third] = infos.map(({ id }) => mediaMark(id, 'The lake'))
  const { _id } = await anna.entries.createEntry({ content: `Was ${third}`, keepHere: true })
  anna.device.clock.now += 3_600_000
  await anna.entries.updateEntry(_id, { content: `One ${first} two\n\n${second}` })
  return { anna, infos }
}

/** The SHA-256 of all parts that are here. */
async function partsOf({ media }: APerson) {
  const infos = await media.list()
  const parts = infos.flatMap(({ id, parts }) => parts.map(({ part }) => ({ id, part })))
  const sums = parts.map(async ({ id, part }) => {
    const blob = await media.read(id, part)
    return [id, part, blob && (await sha256Of(blob))]
  })
  return new Map((await Promise.all(sums)).map(([id, part, sum]) => [`${id} ${part}`, sum]))
}

const fileOf = ({ name, content }: { name: string; content: Blob }) => asFile(name, content)
const contentOf = ({ store }: APerson) => store.entries().map(({ content }) => content)

describe('a backup with photos', () => {
  it('is a zip file that restores them byte for byte, and a second time changes nothing (MED-96)', async () => {
    const { anna, infos } = await annaWithPhotos()
    const made = await anna.backup()
    expect(made).toMatchObject({ count: 1, media: 3, mediaMissing: 0 })
    expect(made.name).toMatch(/^daywell-backup-.*\.zip$/)
    const berta = await aPerson({ seed: 2 })
    const { outlook, report } = await restore(berta.person, fileOf(made))
    expect(report).toEqual(outlook.report)
    expect(report).toMatchObject({ mediaAdded: { photos: 3, recordings: 0 }, media: [] })
    expect(await partsOf(berta)).toEqual(await partsOf(anna))
    expect(await berta.media.list()).toEqual(expect.arrayContaining(infos))
    expect(contentOf(berta)).toEqual(contentOf(anna))
    const again = await restore(berta.person, fileOf(made))
    expect(again.report).toMatchObject({
      mediaAdded: { photos: 0, recordings: 0 },
      mediaHere: { photos: 3, recordings: 0 },
      media: [],
    })
    expect(await partsOf(berta)).toEqual(await partsOf(anna))
  })

  it('without any photo is the same JSON file as before (MED-96)', async () => {
    const anna = await aPerson()
    await anna.entries.createEntry({ content: 'Rain.' })
    const made = await anna.backup()
    expect(made.name).toMatch(/\.json$/)
    expect(Object.keys(JSON.parse(await made.content.text()))).not.toContain('media')
  })

  it('puts photos back before any text that names them (MED-96)', async () => {
    const { anna } = await annaWithPhotos()
    const berta = await aPerson({ seed: 2 })
    const outlook = await lookInto(
      berta.person,
      await sourceIn(fileOf(await anna.backup())),
      plainly,
    )
    const putBack: typeof berta.media.putBack = async (...given) => {
      expect(contentOf(berta)).toEqual([])
      return berta.media.putBack(...given)
    }
    await takeIn({ ...berta.person, media: { ...berta.media, putBack } }, outlook)
    expect(contentOf(berta)).toHaveLength(1)
  })

  it('says which ones couldn’t be had, and a later restore completes them (MED-97)', async () => {
    const { anna, infos } = await annaWithPhotos()
    // The third is named by an earlier version alone.
    const [first, , third] = infos
    for (const [lost, instead] of [
      [first, undefined],
      [first, new Blob([bytes(8)])],
      [third, undefined],
    ] as const) {
      const read: typeof anna.media.read = async (id, ...rest) =>
        id === lost?.id ? instead : anna.media.read(id, ...rest)
      const person = { ...anna.person, media: { ...anna.media, read } }
      const made = await makeBackup(person, { kind: 'json', missing: 'm' })
      expect(made).toMatchObject({ media: 2, mediaMissing: 1 })
      const berta = await aPerson({ seed: 2 })
      const { outlook } = await restore(berta.person, fileOf(made))
      expect(outlook.head?.mediaMissing).toEqual([lost?.id])
      expect(contentOf(berta)).toEqual(contentOf(anna))
      const { report } = await restore(berta.person, fileOf(await anna.backup()))
      expect(report).toMatchObject({ mediaAdded: { photos: 1 }, mediaHere: { photos: 2 } })
      expect(await partsOf(berta)).toEqual(await partsOf(anna))
    }
  })

  it('never replaces another photo of the same id, and reports damaged and missing ones (MED-97)', async () => {
    const { anna, infos } = await annaWithPhotos()
    const [first, second, third] = infos
    const { all } = await openFiles([fileOf(await anna.backup())])
    const members = await Promise.all(
      all.map(async (member) => {
        const content = new Uint8Array(await (await member.blob()).arrayBuffer())
        if (member.name === `media/${second?.id}.webp`) content[100] = (content[100] ?? 0) ^ 1
        return { name: member.name, content, method: 0 }
      }),
    )
    const without = members.filter(({ name }) => name !== `media/${third?.id}.webp`)
    const berta = await aPerson({ seed: 2 })
    const own = new Blob([bytes(99)])
    await berta.media.add(own, { id: first?.id ?? '', keepOriginal: false, name: 'mine.jpg' })
    const { report } = await restore(berta.person, asFile('b.zip', aZip(without)))
    expect(report.media.map(({ name, reason }) => [name, reason]).sort()).toEqual([
      ['11.jpg', 'damaged'],
      ['13.jpg', 'not-there'],
      ['7.jpg', 'differs'],
    ])
    expect(await (await berta.media.read(first?.id ?? '', 'shown'))?.bytes()).toEqual(
      await own.bytes(),
    )
    expect(await berta.media.infoOf(second?.id ?? '')).toBeUndefined()
    expect(contentOf(berta)).toEqual(contentOf(anna))
  })

  it('encrypted has them too, and opens only whole and unchanged (MED-98)', async () => {
    const { anna } = await annaWithPhotos()
    const passphrase = 'acorn lantern otter plum'
    const small = { cost: { logN: 10, r: 8, p: 1 }, chunkSize: 4096 }
    const wish = { kind: 'encrypted', passphrase, missing: 'm' } as const
    const made = await makeBackup(anna.person, wish, ({ content }) =>
      seal(content, passphrase, {}, small),
    )
    expect(made).toMatchObject({ media: 3, name: expect.stringMatching(/\.daywell$/) })
    const berta = await aPerson({ seed: 2 })
    const opened = await unseal(made.content, passphrase)
    await restore(berta.person, asFile('x.json', opened))
    expect(await partsOf(berta)).toEqual(await partsOf(anna))
    const whole = new Uint8Array(await made.content.arrayBuffer())
    const places = Array.from({ length: 12 }, (_, n) => Math.floor((whole.length * n) / 12))
    for (const at of places) {
      const flipped = whole.map((byte, n) => (n === at ? byte ^ 1 : byte))
      await expect(unseal(new Blob([flipped]), passphrase)).rejects.toThrow()
      await expect(unseal(new Blob([whole.slice(0, at)]), passphrase)).rejects.toThrow()
    }
  }, 30_000)

  it('stops at once, and leaves no half of a photo (MED-98)', async () => {
    const { anna } = await annaWithPhotos()
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    const wish = { kind: 'json', missing: 'm', signal: stop.signal, onProgress } as const
    await expect(makeBackup(anna.person, wish)).rejects.toThrow('aborted')
    const berta = await aPerson({ seed: 2 })
    const outlook = await lookInto(
      berta.person,
      await sourceIn(fileOf(await anna.backup())),
      plainly,
    )
    const again = new AbortController()
    const taken = await takeIn(berta.person, outlook, {
      signal: again.signal,
      onProgress: () => again.abort(),
    })
    expect(taken).toMatchObject({ stopped: true, report: { mediaAdded: { photos: 1 } } })
    expect(contentOf(berta)).toEqual([])
    const rest = await takeIn(berta.person, outlook)
    expect(rest.report).toMatchObject({ mediaAdded: { photos: 2 }, mediaHere: { photos: 1 } })
    expect(await partsOf(berta)).toEqual(await partsOf(anna))
  })
})

describe('photos in other files', () => {
  it('a Markdown export has them as files, and read again they are the same (MED-99)', async () => {
    const { anna, infos } = await annaWithPhotos()
    const made = await anna.backup('markdown')
    expect(made).toMatchObject({ count: 1, media: 2, mediaMissing: 0 })
    const { all } = await openFiles([fileOf(made)])
    const [first, second] = infos.map(({ id }) => `media/${id}.webp`)
    expect(all.map(({ name }) => name).sort()).toEqual([
      expect.stringMatching(/^2026\/.*\.md$/),
      ...[first, second].sort(),
    ])
    const photo = all.find(({ name }) => name === first)
    expect(await (await photo?.blob())?.bytes()).toEqual(bytes(7))
    const text = await all.find(({ name }) => name.endsWith('.md'))?.blob()
    expect(await text?.text()).toContain(`One ![The lake](../${first}) two`)
    const berta = await aPerson({ seed: 2 })
    const { report } = await restore(berta.person, fileOf(made))
    expect(report).toMatchObject({ mediaAdded: { photos: 2 }, media: [], skipped: [] })
    expect(contentOf(berta)).toEqual(contentOf(anna))
    const ids = (await berta.media.list()).map(({ id }) => id)
    expect(ids.sort()).toEqual(
      infos
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    )
  })

  const photos = ['aa', 'bb', 'dd'].map((md5, n) => ({ identifier: `P${n}`, md5, type: 'jpeg' }))
  const audios = [{ identifier: 'A', md5: 'c'.repeat(32), format: 'aac' }]
  const entry = {
    uuid: 'A',
    text: 'One ![](dayone-moment://P0) two ![](dayone-moment:/audio/A) three ![](dayone-moment://P1) four ![](dayone-moment://P2)',
    creationDate: '2024-01-02T03:04:05Z',
    timeZone: 'UTC',
    photos,
    audios,
  }
  const files = {
    'photos/aa.jpeg': 'A photo',
    'photos/bb.jpeg': 'BAD',
    [`audios/${'c'.repeat(32)}.m4a`]: 'SONG of rain',
    'photos/other.jpeg': 'Named by nothing',
  }

  it('Day One’s come in their places, and what can’t come is named with its reason (MED-104)', async () => {
    const anna = await aPerson()
    const { report } = await restore(anna.person, dayOneZip([entry], files))
    expect(report).toMatchObject({
      mediaAdded: { photos: 1, recordings: 1 },
      entries: { added: 1 },
    })
    expect(report.media.map(({ name, reason }) => [name, reason])).toEqual([
      ['photos/dd.jpeg', 'not-there'],
      ['photos/other.jpeg', 'not-named'],
      ['photos/bb.jpeg', 'not-readable'],
    ])
    const [content = ''] = contentOf(anna)
    const [photo, song, more] = mediaShownIn(content)
    expect(more).toBeUndefined()
    expect(content).toBe(
      `One ![](media:${photo?.id}) two ![](media:${song?.id}) three [photo: photos/bb.jpeg] four [photo: photos/dd.jpeg]`,
    )
    expect(await (await anna.media.read(photo?.id ?? '', 'shown'))?.text()).toBe('A photo')
    expect(await (await anna.media.read(song?.id ?? '', 'shown'))?.text()).toBe('SONG of rain')
  })

  it('a second import makes no second copies (MED-103)', async () => {
    const anna = await aPerson()
    await restore(anna.person, dayOneZip([entry], files))
    const [before, content] = [await anna.media.list(), contentOf(anna)]
    const { report } = await restore(anna.person, dayOneZip([entry], files))
    expect(report).toMatchObject({
      mediaAdded: { photos: 0, recordings: 0 },
      mediaHere: { photos: 1, recordings: 1 },
      entries: { added: 0, 'already-here': 1, 'newer-here': 0 },
    })
    expect([await anna.media.list(), contentOf(anna)]).toEqual([before, content])
  })

  it('photos that couldn’t come before come with a later import, but not into a changed text (MED-107)', async () => {
    const anna = await aPerson()
    await restore(anna.person, dayOneZip([entry]))
    expect(contentOf(anna)[0]).toContain('One [photo: photos/aa.jpeg] two')
    const { report } = await restore(anna.person, dayOneZip([entry], files))
    expect(report).toMatchObject({ entries: { updated: 1 }, mediaAdded: { photos: 1 } })
    const [content = ''] = contentOf(anna)
    expect(mediaShownIn(content)).toHaveLength(2)
    const again = await restore(anna.person, dayOneZip([entry], files))
    expect(again.report.entries).toMatchObject({ 'already-here': 1, updated: 0 })

    anna.device.clock.now += 1000
    const [kept] = anna.store.entries()
    await anna.entries.updateEntry(kept?._id ?? '', { content: content.replace(/!\[.*?\)/, '') })
    const [changed] = contentOf(anna)
    await restore(anna.person, dayOneZip([entry], files))
    expect(contentOf(anna)).toEqual([changed])
  })

  it('what another device has added is exported, and not imported again (MED-108)', async () => {
    const anna = await aPerson()
    await restore(anna.person, dayOneZip([entry], files))
    let learned = false
    const list: typeof anna.media.list = async () => {
      learned = true
      return anna.media.list()
    }
    const infoOf: typeof anna.media.infoOf = async (id) =>
      learned ? anna.media.infoOf(id) : undefined
    const add: typeof anna.media.add = () => expect.unreachable()
    const person = { ...anna.person, media: { ...anna.media, list, infoOf, add } }
    const made = await makeBackup(person, { kind: 'markdown', missing: 'm' })
    expect(made).toMatchObject({ media: 2, mediaMissing: 0 })
    learned = false
    const { 'photos/bb.jpeg': _, ...good } = files
    const { report } = await restore(person, dayOneZip([entry], good))
    expect(report).toMatchObject({ mediaHere: { photos: 1, recordings: 1 } })
  })
})
