import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { looksRight } from '#app/testing/axe.ts'
import { editor, openEditor, press } from '#features/journal/testing/journal-page.ts'
import { aRecording } from '#services/backup/testing/a-recording.ts'
import { mediaOnServer } from '#services/media/testing/media-on-server.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { openWith, surface } from '../../live/testing/live-page.ts'
import { choose, keepOpen, leavePage, photo, shape } from '../testing/files.ts'

const viewer = page.getByRole('dialog', { name: 'Photos' })
const caption = viewer.getByRole('textbox', { name: 'Caption' })
const inText = page.getByRole('textbox', { name: 'Entry' }).getByRole('button', { name: /photo/i })
const strip = page.getByRole('region', { name: 'Photos and recordings in this entry' })
const undo = page.getByRole('button', { name: 'Undo', exact: true })

/** A page with photos between words. */
async function openWithPhotos(count: number): Promise<void> {
  await openWith('Rain|\n\nSun')
  await choose(...(await Promise.all(Array.from({ length: count }, () => photo()))))
  await expect.poll(() => editor.value()?.split('](media:').length).toBe(count + 1)
}

function withoutFormatting(): void {
  formattingChoice.set(false)
  onTestFinished(() => formattingChoice.set(true))
}

it('without formatting, what the text shows is below it, and opens in the viewer (MED-139)', async () => {
  withoutFormatting()
  await openEditor(journalOn(), mediaOnServer().answers)
  await editor.text.fill('Rain')
  expect(strip.query()).toBeNull()
  await choose(await photo(), await photo('sea.jpg'), new File([aRecording()], 'wind.wav'))
  const images = () => strip.element().querySelectorAll<HTMLImageElement>('img')
  await expect.poll(() => [...images()].map((image) => image.naturalWidth)).toEqual([40, 40])
  await expect.element(strip.getByRole('button', { name: 'Play' })).toBeVisible()
  await looksRight()
  await strip.getByRole('button', { name: 'Photo' }).nth(1).click()
  await expect.element(viewer.getByText('2 of 2')).toBeVisible()
  await userEvent.fill(caption, 'The sea')
  await press('Escape')
  expect(shape()).toContain('[photo]\n[photoThe sea]\n')
  await expect.element(strip.getByRole('button', { name: 'The sea' })).toBeVisible()
  await editor.text.fill('Rain')
  await expect.element(strip).not.toBeInTheDocument()
})

it('a caption is written in the viewer, and each letter is in the text at once (MED-140)', async () => {
  await openWithPhotos(2)
  await inText.nth(1).click()
  await expect.element(caption).toHaveAttribute('placeholder', 'Add a caption')
  await looksRight()
  await userEvent.click(caption)
  await userEvent.keyboard('Lea *')
  expect(shape()).toBe('Rain\n\n[photo]\n[photoLea \\*]\n\nSun')
  await userEvent.keyboard('& [[4]{Enter}')
  await press('ArrowLeft')
  await expect.element(viewer.getByText('1 of 2')).toBeVisible()
  await expect.element(caption).toHaveValue('')
  await press('Escape')
  await expect.element(viewer).not.toBeInTheDocument()
  const named = page.getByRole('textbox', { name: 'Entry' }).getByText('Lea *& [4]')
  await expect.element(named).toBeVisible()
  await userEvent.click(editor.text)
  await press('Control+z')
  await expect.poll(shape).toBe('Rain\n\n[photo]\n[photo]\n\nSun')
})

it('a caption stays with its photo if another device changes the text (MED-140)', async () => {
  await openWithPhotos(2)
  await inText.nth(1).click()
  await userEvent.click(caption)
  await userEvent.keyboard('Sea')
  const other = `![](media:${'0'.repeat(24)})`
  surface().amend?.(`${other}\n\n${editor.value()}`)
  await expect.element(viewer.getByText('2 of 2')).toBeVisible()
  await expect.element(caption).toHaveValue('Sea')
  await userEvent.fill(caption, 'The sea')
  expect(shape()).toBe('[photo]\n\nRain\n\n[photo]\n[photoThe sea]\n\nSun')
})

it('a photo is removed in the viewer, and Undo puts it back where it was (MED-141)', async () => {
  await openWithPhotos(2)
  const before = editor.value() ?? ''
  await inText.nth(0).click()
  await viewer.getByRole('button', { name: 'Remove from entry' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.poll(shape).toBe('Rain\n\n[photo]\n\nSun')
  expect(before).toContain(editor.value()?.match(/\(media:\w+\)/)?.[0] ?? 'none')
  surface().setSelectionRange(0, 0)
  surface().focus()
  await userEvent.keyboard('More ')
  await undo.click()
  await expect.poll(() => editor.value()).toBe(`More ${before}`)
  await userEvent.click(editor.text)
  await press('Control+z')
  await expect.poll(shape).toBe('More Rain\n\n[photo]\n\nSun')
})

it('a photo isn’t put back into another entry (MED-141)', async () => {
  await openWithPhotos(1)
  await inText.click()
  await viewer.getByRole('button', { name: 'Remove from entry' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Photo removed' })).toBeVisible()
  await keepOpen(undo)
  await leavePage()
  await expect.element(undo).not.toBeInTheDocument()
})
