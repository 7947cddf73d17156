import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, isLive, openEditor, press } from '#features/journal/testing/journal-page.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { surface, written } from './testing/live-page.ts'
import { isPlain } from './testing/plain-page.ts'

const choice = page.getByRole('switch', { name: 'Format while writing' })

it('FMT-50 formatting is turned off and on in Preferences, for this device', async () => {
  signIn()
  const { answers } = journalOn()
  const server = await openApp('/preferences', answersForAnna(answers))
  await expect.element(choice).toBeChecked()
  await choice.click()
  await expect.element(choice).not.toBeChecked()
  expect(localStorage.getItem('formatWhileWriting')).toBe('off')
  expect(server.sent('savePreferences')).toEqual([])
  // After a reload, too.
  await openApp('/preferences', answersForAnna(answers))
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await expect.element(choice).toBeChecked()
  expect(localStorage.getItem('formatWhileWriting')).toBeNull()
})

it('FMT-50 without formatting the page is a plain text field, at once and with the same text', async () => {
  await openEditor()
  await userEvent.click(editor.text)
  await userEvent.keyboard('**Rain** on')
  surface().setSelectionRange(2, 6)
  formattingChoice.set(false)
  await expect.poll(isPlain).toBe(true)
  await expect.element(editor.text).toHaveFocus()
  expect(written()).toBe('**‹Rain›** on')
  await userEvent.keyboard('Wind')
  expect(written()).toBe('**Wind|** on')
  formattingChoice.set(true)
  // After what was typed meanwhile, it waits for a key that shows that there's no composition.
  await press('ArrowRight')
  await isLive()
  await expect.element(editor.text).toHaveFocus()
  expect(written()).toBe('**Wind*|* on')
})
