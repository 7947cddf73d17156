import { join, latin, markedPhotos } from '@daywell/core/testing'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { editor } from '#features/journal/testing/journal-page.ts'
import { aPhoto } from '#services/media/testing/a-photo.ts'

const MARK = /!\[([^\]]*)\]\(media:[0-9a-f]{24}\)/g

/** The text with each mark as `[photo]`. */
export const shape = () => editor.value()?.replaceAll(MARK, '[photo$1]')

export const addButton = page.getByRole('button', { name: 'Add a photo or recording' })

export async function photo(name = 'lake.jpg'): Promise<File> {
  return new File([await aPhoto()], name, { type: 'image/jpeg' })
}

/** A photo whose camera knew the day. */
export async function photoTakenOn(day: string): Promise<File> {
  const jpeg = await (await aPhoto()).bytes()
  const all = markedPhotos({ jpeg, png: jpeg, webp: jpeg }, { width: 40, height: 30 })
  const dated = all.find(({ name }) => name === 'JPEG with Exif of a phone')
  const letters = latin(dated?.bytes ?? join()).replace('2026:03:14', day.replaceAll('-', ':'))
  return new File([join(letters)], 'day.jpg', { type: 'image/jpeg' })
}

/** A notice under the mouse doesn't close by itself. */
export async function keepOpen(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible()
  await button.hover()
}

/** Saves the page and opens a new one; the mouse stays where it is. */
export async function leavePage(): Promise<void> {
  const press = (button: Locator) => (button.element() as HTMLElement).click()
  press(editor.save)
  await expect.element(editor.saved).toBeVisible()
  press(editor.startNew)
  await expect.poll(() => editor.value()).toBe('')
}

export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** Chooses files as the browser's dialog does. */
export async function choose(...files: readonly File[]): Promise<void> {
  await expect.element(addButton).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('main input[type=file][multiple]')
  if (!input) throw new Error('No choice of files')
  input.files = transferOf(...files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export function pasteFiles(...files: readonly File[]): ClipboardEvent {
  const about = { clipboardData: transferOf(...files), bubbles: true, cancelable: true }
  const event = new ClipboardEvent('paste', about)
  editor.text.element().dispatchEvent(event)
  return event
}
