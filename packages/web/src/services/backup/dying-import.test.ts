import { mediaNamedIn } from '@daywell/core/media'
import { describe, expect, it } from 'vitest'
import { sha256Of } from '#device/media/sha-256.ts'
import { type APerson, aPerson } from './testing/a-person.ts'
import { dayOneDays, dayOneZip } from './testing/foreign-files.ts'
import { restore } from './testing/restore.ts'

/** More than one batch of entries, with photos in both and a recording. */
const ENTRIES = 203
const FILES = {
  'photos/p0.jpeg': 'The lake',
  'photos/p1.jpeg': 'The hut',
  'audios/a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0.m4a': 'SONG of rain',
  'photos/p202.jpeg': 'The road',
}
const shows = (file: string) => {
  const [kind = '', md5 = ''] = file.replace(/\..*/, '').split('/')
  return {
    text: `\n\n![](dayone-moment:/${kind === 'audios' ? 'audio/' : ''}${md5})`,
    [kind]: [{ identifier: md5, md5, type: 'jpeg', format: 'aac' }],
  }
}
const shownIn: Readonly<Record<number, string>> = {
  0: 'photos/p0.jpeg',
  1: 'photos/p1.jpeg',
  2: 'audios/a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0.m4a',
  202: 'photos/p202.jpeg',
}
const days = dayOneDays(ENTRIES).map((day, n) => {
  const { text = '', ...attached } = shownIn[n] ? shows(shownIn[n]) : {}
  return { ...day, ...attached, text: `${day.text}${text}` }
})
const anExport = () => dayOneZip(days, FILES)

class TabDied extends Error {
  override readonly name = 'TabDied'
}

/**
 * The person in a new tab, which dies before or after one of the writes to the disk: of a photo with
 * its bytes, or of a batch of entries.
 */
async function inTab({ person, device }: APerson, writes: number) {
  const store = await device.open()
  let left = writes
  const spend = () => {
    if (left <= 0) throw new TabDied()
    left -= 1
  }
  const mortal =
    <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      spend()
      const result = await act(...given)
      spend()
      return result
    }
  const files = { ...store.files, bringIn: mortal(store.files.bringIn) }
  const media = { ...person.media, add: mortal(person.media.add) }
  return { ...person, store: { ...store, files }, media }
}

/** What's on the disk: the entries, what of them waits for the server, and the bytes by their ids. */
async function onDisk({ device, media }: APerson) {
  const store = await device.open()
  const shown = await Promise.all(
    (await media.list()).map(async ({ id }) => {
      const blob = await media.read(id, 'shown')
      return [id, blob && (await sha256Of(blob))] as const
    }),
  )
  const entries = store.entries()
  return {
    contents: entries.map(({ content }) => content).sort(),
    waiting: store.outbox().length,
    shown: shown.sort(),
    named: new Set(entries.flatMap(({ content }) => [...mediaNamedIn(content)])),
  }
}

async function imported() {
  const anna = await aPerson()
  await restore(anna.person, anExport())
  return onDisk(anna)
}

/** A text that names a photo which isn't on the disk would show a gap forever. */
function expectNoGap({ named, shown }: Awaited<ReturnType<typeof onDisk>>): void {
  const here = new Map(shown)
  for (const id of named) expect(here.get(id)).toBeDefined()
}

describe('an import with photos whose tab dies', () => {
  it('before or after any write has nothing twice and misses nothing once it’s run again (MED-152)', async () => {
    const whole = await imported()
    expect([whole.contents.length, whole.shown.length, whole.named.size]).toEqual([ENTRIES, 4, 4])
    let deaths = 0
    for (let writes = 0, isDone = false; !isDone; writes++) {
      const anna = await aPerson()
      const dying = restore(await inTab(anna, writes), anExport())
      isDone = await dying.then(
        () => true,
        () => false,
      )
      if (!isDone) deaths += 1
      expectNoGap(await onDisk(anna))
      await restore({ ...anna.person, store: await anna.device.open() }, anExport())
      expect(await onDisk(anna), `after ${writes} writes`).toEqual(whole)
    }
    expect(deaths).toBe(12)
  })

  it('again and again comes to its end (MED-152)', async () => {
    const [whole, anna] = [await imported(), await aPerson()]
    for (let runs = 0, isDone = false; !isDone; runs++) {
      expect(runs).toBeLessThan(10)
      const before = await onDisk(anna)
      const run = restore(await inTab(anna, 4), anExport())
      isDone = await run.then(
        () => true,
        () => false,
      )
      const after = await onDisk(anna)
      expectNoGap(after)
      const progress = after.shown.length + after.contents.length
      expect(isDone || progress > before.shown.length + before.contents.length).toBe(true)
    }
    expect(await onDisk(anna)).toEqual(whole)
  })
})
