import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { closeApp } from '#app/testing/open-app.tsx'
import { editor, openEditor, press } from '#features/journal/testing/journal-page.ts'
import { openWith } from '../../live/testing/live-page.ts'
import { addButton, shape } from '../testing/files.ts'

const recorder = page.getByRole('dialog', { name: 'Voice note' })
const tap = (name: string) => recorder.getByRole('button', { name, exact: true }).click()

async function record(): Promise<void> {
  await addButton.click()
  await page.getByRole('button', { name: 'Record a voice note' }).click()
  await expect.element(recorder.getByRole('timer')).toHaveTextContent('0:01')
}

it('a voice note is recorded, paused and added where the caret is (MED-64)', async () => {
  await openWith('Rain|')
  await record()
  const level = recorder.getByRole('meter', { name: 'Loudness' })
  await expect.poll(() => (level.element() as HTMLMeterElement).value).toBeGreaterThan(0)
  await looksRight()
  await tap('Pause')
  await expect.element(recorder.getByText('Paused')).toBeVisible()
  await expect.poll(() => (level.element() as HTMLMeterElement).value).toBe(0)
  await tap('Resume')
  await tap('Stop and add')
  await expect.element(recorder).not.toBeInTheDocument()
  await expect.poll(shape).toBe('Rain\n\n[photoVoice note]\n\n')
  const play = page.getByRole('textbox', { name: 'Entry' }).getByRole('button', { name: 'Play' })
  await expect.element(play).toBeVisible()
  await expect.element(page.getByText(/wasn’t finished/)).not.toBeInTheDocument()
})

it('a recording is discarded only after a question, and then nothing is left of it (MED-65)', async () => {
  await openWith('Rain|')
  await record()
  await press('Escape')
  await expect.element(editor.dialog).toBeVisible()
  await page.getByRole('button', { name: 'Keep recording' }).click()
  await expect.element(recorder).toBeVisible()
  await tap('Discard')
  await editor.dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(recorder).not.toBeInTheDocument()
  expect(editor.value()).toBe('Rain')
})

it('what a closed tab had recorded is offered on the next visit (MED-66)', async () => {
  const { journal } = await openEditor()
  await editor.write('Rain')
  await record()
  closeApp()
  await openEditor(journal)
  await expect.element(page.getByText(/A voice note of 0:0\d wasn’t finished/)).toBeVisible()
  await looksRight()
  await page.getByRole('button', { name: 'Add it here' }).click()
  await expect.poll(shape).toContain('[photoVoice note]')
  await openEditor(journal)
  await expect.element(addButton).toBeVisible()
  expect(page.getByText(/wasn’t finished/).query()).toBeNull()
})

it('a voice note that’s canceled on its way into the text is offered on the next visit (MED-135)', async () => {
  const { journal } = await openWith('Rain|')
  await record()
  // An input method that's in the middle of a word keeps it on its way.
  window.dispatchEvent(new CompositionEvent('compositionstart'))
  await tap('Stop and add')
  await expect.poll(() => localStorage.getItem(`media_ready_${ANNA.id}`)).not.toBeNull()
  await page.getByRole('button', { name: 'Cancel Voice note' }).click()
  await expect.poll(() => localStorage.getItem(`media_ready_${ANNA.id}`)).toBeNull()
  window.dispatchEvent(new CompositionEvent('compositionend'))
  expect(editor.value()).toBe('Rain')
  await openEditor(journal)
  await expect.element(page.getByText(/A voice note of 0:0\d wasn’t finished/)).toBeVisible()
})

it('without a microphone or its permission one sentence says what to do (MED-67)', async () => {
  await openWith('Rain|')
  for (const [name, words] of [
    ['NotAllowedError', 'may not use the microphone'],
    ['NotFoundError', 'couldn’t find a microphone'],
  ] as const) {
    const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
    asked.mockRejectedValue(new DOMException('No', name))
    await addButton.click()
    await page.getByRole('button', { name: 'Record a voice note' }).click()
    await expect.element(recorder.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await looksRight()
    await tap('Close')
    await expect.element(recorder).not.toBeInTheDocument()
  }
})
