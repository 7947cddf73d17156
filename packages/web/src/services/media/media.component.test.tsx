import type { MediaInfo } from '@daywell/core/media'
import { expect, it, vi } from 'vitest'
import { ANNA } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import type { AddResult } from './media-service.ts'
import { aPhoto } from './testing/a-photo.ts'

function infoOf(result: AddResult): MediaInfo {
  if ('refused' in result) return expect.unreachable(result.refused)
  return result.info
}

it('a photo is on the disk once its id is known, in the sizes that are shown (MED-30)', async () => {
  const here = await openHere()
  const file = await aPhoto({ width: 3000, height: 1500 })
  const steps: number[] = []
  const added = await here.media.add(file, {
    keepOriginal: true,
    name: 'lake.jpg',
    progress: (done) => steps.push(done),
  })
  const info = infoOf(added)
  expect(info).toMatchObject({ kind: 'photo', width: 2048, height: 1024, name: 'lake.jpg' })
  expect(steps.at(-1)).toBe(1)
  await here.close()

  const again = await openHere()
  expect(await again.media.infoOf(info.id)).toEqual(info)
  expect(await again.media.list()).toEqual([info])
  for (const { part, bytes, type } of info.parts) {
    expect(await again.media.whereKept(info.id, part)).toBe('here')
    expect(await again.media.read(info.id, part)).toMatchObject({ size: bytes, type })
  }
  const sizeOf = async (part: 'shown' | 'thumbnail') => {
    const { width, height } = await createImageBitmap(
      (await again.media.read(info.id, part)) ?? expect.unreachable(),
    )
    return [width, height]
  }
  expect(await sizeOf('shown')).toEqual([2048, 1024])
  expect(await sizeOf('thumbnail')).toEqual([480, 240])
  const original = await again.media.read(info.id, 'original')
  expect(await original?.bytes()).toEqual(await file.bytes())
  const bytesHere = info.parts.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(await again.media.use()).toMatchObject({ count: 1, bytesHere })
})

it('opening a journal and writing in it opens no photos (MED-31)', async () => {
  const open = vi.spyOn(IDBFactory.prototype, 'open')
  const opened = () => open.mock.calls.map(([name]) => name)
  const here = await openHere()
  await here.write('A quiet day', true)
  expect(opened()).not.toContain(`daywell-media-${ANNA.id}`)
  await here.media.add(await aPhoto(), { keepOriginal: false })
  expect(opened()).toContain(`daywell-media-${ANNA.id}`)
})

it('only the bytes that were promised are put back, and nothing is replaced (MED-32)', async () => {
  const here = await openHere()
  const info = infoOf(await here.media.add(await aPhoto(), { keepOriginal: false }))
  const [shown, thumbnail] = await Promise.all([
    here.media.read(info.id, 'shown'),
    here.media.read(info.id, 'thumbnail'),
  ])
  if (!shown || !thumbnail) return expect.unreachable()
  const other = { ...info, id: 'b'.repeat(24) }
  expect(await here.media.putBack(other, 'shown', thumbnail)).toBe(false)
  expect(await here.media.putBack(other, 'original', shown)).toBe(false)
  const asLong = new Blob([new Uint8Array(shown.size)], { type: shown.type })
  expect(await here.media.putBack(other, 'shown', asLong)).toBe(false)
  expect(await here.media.infoOf(other.id)).toBeUndefined()
  const changed = { ...info, takenOn: '2026-03-14' }
  expect(await here.media.putBack(changed, 'shown', shown)).toBe(false)
  expect(await here.media.infoOf(info.id)).toEqual(info)
  const both = [
    here.media.putBack(other, 'shown', shown),
    here.media.putBack(other, 'thumbnail', thumbnail),
  ]
  expect(await Promise.all(both)).toEqual([true, true])
  expect(await here.media.whereKept(other.id, 'shown')).toBe('here')
  expect(await here.media.whereKept(other.id, 'thumbnail')).toBe('here')
})

it('a browser that keeps nothing safely takes no photo (MED-33)', async () => {
  const browser = new Proxy(window, {
    get(target, key) {
      if (key === 'indexedDB') return undefined
      const value: unknown = Reflect.get(target, key, target)
      const isMethod = typeof value === 'function' && !Object.hasOwn(value, 'prototype')
      return isMethod ? value.bind(target) : value
    },
  })
  const here = await openHere(undefined, {}, browser)
  const result = await here.media.add(await aPhoto(), { keepOriginal: false })
  expect(result).toEqual({ refused: 'no-room' })
  expect(await here.media.list()).toEqual([])
})

it('adding can be cancelled, and leaves nothing (MED-34)', async () => {
  const here = await openHere()
  const stop = new AbortController()
  const adding = here.media.add(await aPhoto(), {
    keepOriginal: true,
    progress: () => stop.abort(),
    signal: stop.signal,
  })
  expect(await adding).toEqual({ refused: 'cancelled' })
  expect(await here.media.list()).toEqual([])
})

it('all tabs hear of a photo that was added (MED-35)', async () => {
  const [here, elsewhere] = [await openHere(), await openHere()]
  const heard = new Set<string>()
  here.media.subscribe(() => heard.add('here'))
  elsewhere.media.subscribe(() => heard.add('elsewhere'))
  const info = infoOf(await here.media.add(await aPhoto(), { keepOriginal: false }))
  await expect.poll(() => heard).toEqual(new Set(['here', 'elsewhere']))
  expect(await elsewhere.media.list()).toEqual([info])
})

it('deleting the account takes the photos off this device (MED-37)', async () => {
  const here = await openHere()
  await here.media.add(await aPhoto(), { keepOriginal: false })
  await here.close('gone')
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(databases).not.toContain(`daywell-media-${ANNA.id}`)
})

it('a worker that dies refuses its file, and the next one is prepared (MED-134)', async () => {
  const here = await openHere()
  const Whole = window.Worker
  class Mortal extends Whole {
    constructor(...given: ConstructorParameters<typeof Whole>) {
      super(...given)
      this.addEventListener('message', () => this.terminate(), { once: true })
    }
  }
  vi.stubGlobal('Worker', Mortal)
  const file = await aPhoto({ width: 3000, height: 2000 })
  expect(await here.media.add(file, { keepOriginal: false })).toEqual({ refused: 'not-readable' })
  expect(await here.media.list()).toEqual([])
  vi.unstubAllGlobals()
  expect(await here.media.add(file, { keepOriginal: false })).toHaveProperty('info')
})
