import type { Page } from '@playwright/test'
import { looksRight } from '#fixtures/looks.ts'
import { notNow } from '#fixtures/not-now.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pressUntil } from '#fixtures/pages/page.ts'
import { pastEntriesOn } from '#fixtures/pages/past-entries.ts'
import { expect, store, test } from '#fixtures/test.ts'

/** A photo as a camera makes it. */
async function aPhoto(page: Page, name: string) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = 'teal'
    context.fillRect(50, 50, 200, 100)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

const viewerOn = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const photosOn = (page: Page, name: string) =>
  editorOn(page).text.getByRole('button', { name, exact: true })
const widthOf = (page: Page) =>
  viewerOn(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a photo that is added on one device is seen on another, in its place and in the viewer (MED-143)', async ({
  page,
  openElsewhere,
  signIn,
}) => {
  const anna = await signIn()
  const editor = editorOn(page)
  await editor.open()
  await editor.isLive()
  await editor.title.fill('The lake')
  await editor.text.fill('Up before the others.')
  await page.locator('input[type=file][multiple]').setInputFiles(await aPhoto(page, 'lake.jpg'))
  // The text was saved without its caption before.
  const stored = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('At six'),
  )
  await photosOn(page, 'Photo').click()
  await viewerOn(page).getByRole('textbox', { name: 'Caption' }).fill('At six')
  await page.keyboard.press('Escape')
  await editor.save.click()
  await stored

  const phone = await openElsewhere()
  await store(phone, { ...anna, ...notNow() })
  await phone.setViewportSize({ width: 360, height: 780 })
  await editorOn(phone).open()
  await editorOn(phone).isLive()
  await editorOn(phone).openEntries()
  await pastEntriesOn(phone).open('The lake').click()
  await expect(photosOn(phone, 'At six')).toBeVisible()
  await photosOn(phone, 'At six').click()
  await expect.poll(() => widthOf(phone)).toBe(300)
  await expect(viewerOn(phone).getByRole('textbox')).toHaveValue('At six')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a photo is added, captioned, removed and put back by touch and by keyboard (MED-144)', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const editor = editorOn(page)
    await editor.open()
    await editor.isLive()
    await editor.text.fill('Up before the others.')
    const choice = page.getByRole('dialog', { name: 'Add a photo or recording' })
    await editor.button('Add a photo or recording').tap()
    await expect(choice.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    await looksRight(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.keyboard.press('Escape')
    await expect(choice).toBeHidden()
    await pressUntil(page, 'Alt+Shift+p', choice)
    await expect(choice.getByRole('button', { name: 'Choose files' })).toBeVisible()
    await page.keyboard.press('Escape')
    const files = [await aPhoto(page, 'lake.jpg'), await aPhoto(page, 'sea.jpg')]
    await page.locator('input[type=file][multiple]').setInputFiles(files)
    await expect(page.getByRole('status').filter({ hasText: '2 photos added' })).toBeVisible()
    await expect(photosOn(page, 'Photo')).toHaveCount(2)
    await photosOn(page, 'Photo').nth(1).focus()
    await page.keyboard.press('Enter')
    await viewerOn(page).getByRole('textbox', { name: 'Caption' }).focus()
    await page.keyboard.type('The sea')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await expect(viewerOn(page).getByText('1 of 2')).toBeVisible()
    await looksRight(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await viewerOn(page).getByRole('button', { name: 'Remove from entry' }).tap()
    await expect(photosOn(page, 'The sea')).toBeVisible()
    await expect(photosOn(page, 'Photo')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await expect(photosOn(page, 'Photo')).toBeVisible()
    await looksRight(page)
  })
})
