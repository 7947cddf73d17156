import { createHash } from 'node:crypto'
import { mediaShownIn } from '@daywell/core/media'
import type { Page } from '@playwright/test'
import { test } from '#fixtures/device.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { filesOn } from '#fixtures/pages/files-page.ts'
import { expect, store } from '#fixtures/test.ts'
import { dayOneZip } from '../../../web/src/services/backup/testing/foreign-files.ts'

const PHOTOS = 16

/** Each of noise, so that no two are equal. */
function photosOf(page: Page): Promise<number[][]> {
  return page.evaluate(async (count) => {
    const photos: number[][] = []
    for (let n = 0; n < count; n++) {
      const image = new ImageData(240, 160)
      for (let at = 0; at < image.data.length; at += 65_536)
        crypto.getRandomValues(image.data.subarray(at, at + 65_536))
      const canvas = new OffscreenCanvas(240, 160)
      canvas.getContext('2d')?.putImageData(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      photos.push([...new Uint8Array(await blob.arrayBuffer())])
    }
    return photos
  }, PHOTOS)
}

async function anExport(page: Page): Promise<Buffer> {
  const photos = await photosOf(page)
  const nameOf = (n: number) => `P${String(n).padStart(4, '0')}`
  const entries = photos.map((_, n) => ({
    uuid: n.toString(16).padStart(32, '0').toUpperCase(),
    creationDate: new Date(Date.UTC(2024, 0, 1 + n, 9)).toISOString(),
    timeZone: 'UTC',
    text: `Day ${n}\n\n![](dayone-moment://${nameOf(n)})`,
    photos: [{ identifier: nameOf(n), md5: nameOf(n), type: 'jpeg' }],
  }))
  const files = photos.map((bytes, n) => [`photos/${nameOf(n)}.jpeg`, Uint8Array.from(bytes)])
  return Buffer.from(await dayOneZip(entries, Object.fromEntries(files)).arrayBuffer())
}

/** How many are on the disk, seen from beside the app. */
function storedOn(page: Page, userId: string): Promise<number> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0
    const db = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => done(opening.result)
    })
    const rows = db.transaction('rows').objectStore('rows').count()
    await new Promise((done) => {
      rows.onsuccess = done
    })
    db.close()
    return rows.result
  }, `daywell-media-${userId}`)
}

test('an import whose browser crashes twice has each photo and entry once (MED-152)', async ({
  device,
  people,
  request,
}) => {
  const anna = await people.signIn()
  const headers = { authorization: `Bearer ${anna.token}` }
  let page = await device.start()
  await store(page, { ...anna })
  const file = await anExport(page)
  const begin = async () => {
    const files = filesOn(page)
    await files.open()
    await files.choose('Export.zip', file)
    await files.press(/^Import \d+ entr/).click()
    return files
  }
  for (const photos of [2, 9]) {
    await begin()
    await expect.poll(() => storedOn(page, anna.userId)).toBeGreaterThanOrEqual(photos)
    await device.crash()
    page = await device.start()
    await store(page, { ...anna })
  }
  const files = await begin()
  await expect(files.bringIn.getByRole('status')).toContainText(`${PHOTOS} new entries`)
  expect(await storedOn(page, anna.userId)).toBe(PHOTOS)

  const listed = async () => (await request.get('/api/media', { headers })).json()
  const whole = async () =>
    (await listed()).media.filter(({ whole }: { whole: string[] }) => whole.length === 2).length
  await expect.poll(whole, { timeout: 60_000 }).toBe(PHOTOS)
  const { media } = await listed()
  expect(media).toHaveLength(PHOTOS)
  await expect.poll(async () => (await entriesOnServer(request, anna)).length).toBe(PHOTOS)
  const entries = await entriesOnServer(request, anna)
  const shown = entries.flatMap(({ content }) => mediaShownIn(content).map(({ id }) => id))
  expect(shown.sort()).toEqual(media.map(({ id }: { id: string }) => id).sort())
  const sums = new Set<string>()
  for (const { id, parts } of media) {
    const bytes = await (await request.get(`/api/media/${id}/shown`, { headers })).body()
    const sum = createHash('sha256').update(bytes).digest('hex')
    expect(parts.find(({ part }: { part: string }) => part === 'shown').sha256).toBe(sum)
    sums.add(sum)
  }
  expect(sums.size).toBe(PHOTOS)
})
