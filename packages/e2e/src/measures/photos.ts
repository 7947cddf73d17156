import type { MediaInfo } from '@daywell/core/media'
import type { Page } from '@playwright/test'
import { openJournal } from '#fixtures/harness.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { store } from '#fixtures/test.ts'
import { type Place, withDevices } from './a-device.ts'
import { middle, watchMainThread } from './main-thread.ts'

const ENTRIES = 3_000
const ROUNDS = 9

/** What the browser does until the first cards are there: with a photo in each entry, and without. */
async function measure({ aDevice }: Place) {
  const without = await aDevice(ENTRIES)
  const withPhotos = await aDevice(ENTRIES)
  await layPhotos(withPhotos)
  const [plain, photos] = [await opener(without.page), await opener(withPhotos.page)]
  const worked = { plain: [] as number[], photos: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    worked.plain.push(await plain())
    worked.photos.push(await photos())
  }
  return { plain: middle(worked.plain), photos: middle(worked.photos) }
}

/** Gives each entry a photo of its own, which is on the device. */
async function layPhotos({ page, person }: Awaited<ReturnType<Place['aDevice']>>): Promise<void> {
  await openJournal(page, person)
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(480, 320)
    const context = canvas.getContext('2d')
    for (let x = 0; x < 480; x += 4) {
      if (context) context.fillStyle = `hsl(${x} 50% 60%)`
      context?.fillRect(x, 0, 4, 320)
    }
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' })
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await photo.arrayBuffer()))
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const facts = { type: 'image/jpeg', bytes: photo.size, sha256 } as const
    const { store: local, media } = window.journal
    const entries = local.entries().map((entry, n) => {
      const id = (0xabc000 + n).toString(16).padStart(24, '0')
      const content = `${entry.content}\n\n![The lake](media:${id})`
      const updatedAt = new Date(Date.parse(entry.updatedAt) + 1000).toISOString()
      return { id, entry: { ...entry, content, updatedAt } }
    })
    for (const { id } of entries) {
      const info: MediaInfo = {
        id,
        kind: 'photo',
        addedAt: '2026-03-14T09:30:00.000Z',
        width: 480,
        height: 320,
        parts: [
          { part: 'shown', ...facts },
          { part: 'thumbnail', ...facts },
        ],
      }
      await media.putBack(info, 'shown', photo)
      await media.putBack(info, 'thumbnail', photo)
    }
    await local.takeAnswer([], { entries: entries.map(({ entry }) => entry), deleted: [], ids: {} })
  })
  await store(page, { ...person, onboardingComplete: 'true' })
}

/** Opens the journal again each time. */
async function opener(page: Page): Promise<() => Promise<number>> {
  await editorOn(page).open()
  await editorOn(page).openEntries()
  const thread = await watchMainThread(page)
  return async () => {
    await page.reload()
    await page.evaluate(async () => {
      while (document.querySelector('[data-row="0"]') === null)
        await new Promise(requestAnimationFrame)
    })
    return thread.sinceLoaded()
  }
}

process.send?.({ answer: await withDevices(measure) })
process.disconnect?.()
