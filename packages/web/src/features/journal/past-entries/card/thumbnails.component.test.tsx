import { mediaMark } from '@daywell/core/media'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { editor, openEditor, past } from '#features/journal/testing/journal-page.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'

const NOON = Date.parse('2026-03-18T12:00:00.000Z')
const MEDIA = `daywell-media-${ANNA.id}`
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const imageIn = (element: Element) => element.querySelector('img')
const isDrawn = (image: HTMLImageElement | null) => (image?.naturalWidth ?? 0) > 0

/** The mark of a photo that's on this device. */
async function aPhotoHere(caption: string): Promise<string> {
  const here = await openHere()
  const added = await here.media.add(await aPhoto({ width: 300, height: 200 }), {
    keepOriginal: false,
  })
  await here.close()
  if ('refused' in added) return expect.unreachable(added.refused)
  return mediaMark(added.info.id, caption)
}

it('an entry in the list has its first photo, and is called by its caption (MED-84)', async () => {
  const mark = await aPhotoHere('Ice on the lake')
  const nameless = mark.replace('Ice on the lake', '')
  await openEditor(
    journalOn(
      { title: 'Winter', content: `We walked.\n\n${mark}` },
      { title: '', content: mark },
      { title: '', content: `${nameless}\n${nameless}` },
      { title: 'Tea', content: 'At home.' },
    ),
  )
  await editor.openEntries()
  for (const title of ['Winter', 'Ice on the lake', '2 photos'])
    await expect
      .poll(() => isDrawn(imageIn(past.card(title).element())), { message: title })
      .toBe(true)
  expect(imageIn(past.card('Tea').element())).toBeNull()
  expect(past.card('Winter').element().textContent).not.toContain('media:')
  await looksRight()
})

it('no photo is read before its card is on the screen (MED-84)', async () => {
  const gone = mediaMark('f'.repeat(24), '')
  await openEditor(journalOn({ title: 'Winter', content: `Cold. ${gone}` }))
  expect(await databases()).not.toContain(MEDIA)
  await editor.openEntries()
  await expect.element(past.card('Winter')).toBeVisible()
  await expect.poll(databases).toContain(MEDIA)
})

it('On this day has the photo of an entry (MED-84)', async () => {
  const mark = await aPhotoHere('')
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  onTestFinished(() => void vi.useRealTimers())
  const day = { localDate: '2025-03-18', createdAt: '2025-03-18T09:00:00.000Z' }
  await openEditor(journalOn({ ...day, title: '', content: mark }))
  await editor.button('A year ago on this day: Photo').click()
  const panel = page.getByRole('dialog', { name: 'Your writing' })
  const entry = panel.getByRole('button', { name: /^Photo 0 words$/ })
  await expect.poll(() => entry.query() && isDrawn(imageIn(entry.element()))).toBe(true)
})
