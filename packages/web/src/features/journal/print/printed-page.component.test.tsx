import { mediaMark } from '@daywell/core/media'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { refusal } from '#app/testing/stand-in-server.ts'
import { mediaStore } from '#device/media/media-store.ts'
import { editor, openEditor, press, says } from '#features/journal/testing/journal-page.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'

const emulate = (media: string) =>
  (cdp() as unknown as { send(method: string, params: unknown): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media, features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] },
  )

const printed = () => document.querySelector<HTMLElement>('[data-printed-page]')
const isSeen = (element: Element | null) => Boolean(element?.checkVisibility())

/** What a browser does around the print dialog. */
async function print() {
  window.dispatchEvent(new Event('beforeprint'))
  await emulate('print')
  onTestFinished(endPrint)
}

/** The listener is lazy-loaded. */
function isPrinted(): boolean {
  window.dispatchEvent(new Event('beforeprint'))
  return printed() !== null
}

async function endPrint() {
  window.dispatchEvent(new Event('afterprint'))
  await emulate('')
}

it('FMT-70 the page is printed with its day, title and formatted text, and nothing else', async () => {
  await openEditor()
  await editor.title.fill('The river')
  await editor.text.fill('## Cold\n\nWe *walked*. [Map](https://example.com/map)')
  document.documentElement.dataset.theme = 'dark'
  await expect.poll(isPrinted).toBe(true)
  await endPrint()
  await expect.poll(printed).toBeNull()
  await print()
  const shown = [...document.body.children].filter((child) => child.checkVisibility())
  expect(shown).toEqual([printed()])
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['The river', 'Cold'])
  expect(printed()?.firstElementChild?.textContent).toMatch(/^\w+day.* 20\d\d$/)
  expect(printed()?.querySelector('em')?.textContent).toBe('walked')
  const link = printed()?.querySelector('a') as Element
  expect(getComputedStyle(link, '::after').content).toContain('https://example.com/map')
  expect(getComputedStyle(printed() as Element).colorScheme).toBe('light')
  await endPrint()
  await expect.poll(printed).toBeNull()
  await expect.element(editor.text).toBeVisible()
})

it('FMT-70 an empty page is printed as it is', async () => {
  await openEditor()
  await editor.text.fill('a')
  await expect.poll(isPrinted).toBe(true)
  await endPrint()
  await editor.text.fill('')
  await print()
  expect(printed()).toBeNull()
})

it('FMT-70 in a dialog with an entry to read, that entry is printed', async () => {
  const content = `**Long** ${'a walk along the river. '.repeat(400)}`
  const deletedAt = new Date().toISOString()
  const { journal } = await openEditor(journalOn(), {
    listDeleted: () => ({ status: 200, body: [{ ...journal.add({ content }), deletedAt }] }),
  })
  await editor.openEntries()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
  await says(dialog.getByRole('article'), 'Long a walk')
  await print()
  expect(printed()).toBeNull()
  const article = dialog.getByRole('article').element()
  expect(article.checkVisibility({ visibilityProperty: true })).toBe(true)
  for (const hidden of ['fieldset', 'button'])
    expect(isSeen(dialog.element().querySelector(hidden)), hidden).toBe(false)
  const field = document.querySelector('textarea')
  expect(field?.checkVisibility({ visibilityProperty: true })).toBe(false)
  // It isn't cut off at the height of the dialog.
  for (
    let around = article;
    around !== dialog.element();
    around = around.parentElement as HTMLElement
  )
    expect(around.scrollHeight - around.clientHeight, around.className).toBeLessThan(2)
  await endPrint()
  await press('Escape')
})

/** A slow machine would get to sending them. */
const sendsNoPhotos = { declareMedia: () => refusal('storage_full') }

it('photos are printed with the page at once, and a recording by its name (MED-89)', async () => {
  const here = await openHere()
  const added = await here.media.add(await aPhoto({ width: 300, height: 200 }), {
    keepOriginal: false,
  })
  await here.close()
  if ('refused' in added) return expect.unreachable(added.refused)
  const gone = mediaMark('f'.repeat(24), 'Wind')
  const content = `We walked.\n\n${mediaMark(added.info.id, 'Ice')}\n\n${gone}`
  await openEditor(journalOn({ title: 'Winter', content }), sendsNoPhotos)
  await editor.openEntries()
  await page.getByRole('button', { name: 'Winter', exact: true }).click()
  await expect.poll(editor.value).toBe(content)
  const image = () => printed()?.querySelector('img')
  await expect.poll(() => isPrinted() && image()?.complete).toBe(true)
  expect([image()?.alt, image()?.naturalWidth]).toEqual(['Ice', 300])
  expect(printed()?.querySelector('figcaption')?.textContent).toBe('Ice')
  expect(printed()?.textContent).toContain('[Wind]')
  await endPrint()
})

it('a photo whose bytes are damaged is printed as its name (MED-153)', async () => {
  const here = await openHere()
  const add = async () => {
    const added = await here.media.add(await aPhoto(), { keepOriginal: false })
    return 'refused' in added ? expect.unreachable(added.refused) : added.info
  }
  const [whole, damaged] = [await add(), await add()]
  await here.close()
  const store = mediaStore(indexedDB, ANNA.id)
  const bytes = new Blob(['no photo'], { type: 'image/jpeg' })
  await store.put(damaged, new Map([['shown', bytes]]), Date.now())
  store.close()
  const content = `${mediaMark(damaged.id, 'Ice')}\n\n${mediaMark(whole.id, 'Wind')}`
  await openEditor(journalOn({ title: 'Winter', content }), sendsNoPhotos)
  await editor.openEntries()
  await page.getByRole('button', { name: 'Winter', exact: true }).click()
  await expect.poll(editor.value).toBe(content)
  await expect.poll(() => isPrinted() && printed()?.querySelector('img')?.complete).toBe(true)
  const images = [...(printed()?.querySelectorAll('img') ?? [])]
  expect(images.map(({ alt }) => alt)).toEqual(['Wind'])
  expect(printed()?.textContent).toContain('[Ice]')
  await endPrint()
})
