import { mediaNamedIn } from '@daywell/core/media'
import { anAvif } from '@daywell/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANNA } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { expectPath } from '#app/testing/screen.ts'
import { editor, openEditor, press, says } from '#features/journal/testing/journal-page.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'
import { commit, compose } from '../../live/testing/devtools.ts'
import { openWith, surface, write, written } from '../../live/testing/live-page.ts'
import {
  addButton,
  choose,
  keepOpen,
  leavePage,
  pasteFiles,
  photo,
  photoTakenOn,
  shape,
  transferOf,
} from '../testing/files.ts'

const said = (words: string) => page.getByRole('status').filter({ hasText: words })
const undo = page.getByRole('button', { name: 'Undo', exact: true })

it('photos that are chosen go to the caret as a group, each undone in one step (MED-58)', async () => {
  await openWith('Rain|\n\nSun')
  await choose(await photo(), await photo('sea.jpg'))
  await expect.poll(shape).toBe('Rain\n\n[photo]\n[photo]\n\nSun')
  await expect.element(said('2 photos added')).toBeVisible()
  await userEvent.click(editor.text)
  await press('Control+z')
  await expect.poll(shape).toBe('Rain\n\n[photo]\n\nSun')
  await press('Control+z')
  await expect.poll(shape).toBe('Rain\n\nSun')
  await press('Control+y')
  await expect.poll(shape).toBe('Rain\n\n[photo]\n\nSun')
})

it('photos that are pasted or dropped are added, and the drop is announced by a frame (MED-59)', async () => {
  await openWith('a ‹word› b')
  expect(pasteFiles(await photo()).defaultPrevented).toBe(true)
  await expect.poll(shape).toBe('a word b\n\n[photo]\n\n')
  write('one\ntwo|')
  const dataTransfer = transferOf(await photo())
  const about = { dataTransfer, bubbles: true, cancelable: true }
  surface().dispatchEvent(new DragEvent('dragover', about))
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Drop photos or')
  const line = surface().querySelector('.cm-line') as HTMLElement
  const { left, bottom } = line.getBoundingClientRect()
  const at = { clientX: left + 1, clientY: bottom - 3 }
  line.dispatchEvent(new DragEvent('drop', { ...about, ...at }))
  await expect.poll(shape).toBe('[photo]\n\none\ntwo')
  expect(document.querySelector('main')?.textContent).not.toContain('Drop photos or')
})

it('in the plain text area photos are added, too, and can be undone (MED-59)', async () => {
  formattingChoice.set(false)
  onTestFinished(() => formattingChoice.set(true))
  await openEditor()
  await editor.text.fill('Rain')
  await expect.element(addButton).toBeVisible()
  pasteFiles(await photo())
  await expect.poll(shape).toBe('Rain\n\n[photo]\n\n')
  await press('Control+z')
  await expect.poll(shape).toBe('Rain')
})

it('while a photo is prepared one writes on, and it goes where the caret was (MED-60)', async () => {
  await openWith('one\n\n|\n\ntwo')
  const files = [await photo(), await photo(), await photo()]
  void choose(...files)
  await userEvent.keyboard('{Control>}{End}{/Control} three')
  await expect.poll(shape).toBe('one\n\n[photo]\n[photo]\n[photo]\n\ntwo three')
  expect(written()).toMatch(/two three\|$/)
})

it('what wasn’t ready when its page closed is offered, also after a reload (MED-61)', async () => {
  const { journal } = await openEditor()
  await editor.write('first')
  const files = [await photo(), await photo(), await photo(), await photo()]
  const startNew = editor.startNew.element() as HTMLElement
  await choose(...files)
  startNew.click()
  const rows = page.getByRole('list', { name: 'Being added' })
  await expect.poll(() => editor.value()).toBe('')
  await expect.element(rows).not.toBeInTheDocument()
  const offer = page.getByRole('status').filter({ hasText: 'you added to another page' })
  await expect.element(offer).toBeVisible()
  expect(shape()).toBe('')
  await openEditor(journal)
  await expect.element(offer).toBeVisible()
  await looksRight()
  await page.getByRole('button', { name: 'Insert here' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  const inEntry = journal.entries.find(({ content }) => content.startsWith('first'))
  const ids = mediaNamedIn(`${inEntry?.content} ${editor.value()}`)
  expect(ids.size).toBe(4)
})

it('one that’s canceled once it’s stored goes into no text and is offered nowhere (MED-135)', async () => {
  await openWith('Rain|\n\nSun')
  await compose('に')
  await choose(await photo('lake.jpg'), await photo('sea.jpg'))
  await expect.poll(() => localStorage.getItem(`media_ready_${ANNA.id}`)).not.toBeNull()
  const cancel = page.getByRole('button', { name: 'Cancel lake.jpg' })
  // Without the mouse, which would end the composition.
  ;(cancel.element() as HTMLElement).click()
  await expect.element(cancel).not.toBeInTheDocument()
  await commit('日')
  await expect.poll(shape).toBe('Rain日\n\n[photo]\n\nSun')
  await expect.element(said('Photo added')).toBeVisible()
  await expect.poll(() => localStorage.getItem(`media_ready_${ANNA.id}`)).toBeNull()
})

it('what was just added can be undone, and is still there for a redo (MED-136)', async () => {
  await openWith('Ra|in\nSun')
  await choose(await photo(), await photo('sea.jpg'))
  await expect.element(said('2 photos added')).toBeVisible()
  await looksRight()
  await userEvent.click(editor.text)
  await press('Control+End')
  await userEvent.keyboard(' again')
  await undo.click()
  await expect.poll(shape).toBe('Rain\nSun again')
  await expect.element(said('2 photos added')).not.toBeInTheDocument()
  await userEvent.click(editor.text)
  await press('Control+z')
  await expect.poll(shape).toBe('Rain\n\n[photo]\n[photo]\n\nSun again')
  const images = () => surface().querySelectorAll<HTMLImageElement>('figure img')
  await expect.poll(() => [...images()].map((image) => image.naturalWidth)).toEqual([40, 40])
})

it('Undo is offered only as long as the page with the photos is open (MED-136)', async () => {
  await openWith('Rain|')
  await choose(await photo())
  await keepOpen(undo)
  await leavePage()
  await expect.element(undo).not.toBeInTheDocument()
})

it('the day on which a photo was taken is offered as the day of the entry (MED-137)', async () => {
  const { journal } = await openWith('Rain|')
  const day = page.getByRole('region', { name: 'The page' }).getByText(/Thu.*2019$/)
  const offer = said('This photo was taken on')
  await choose(await photoTakenOn('2019-07-04'))
  await says(offer, /4.*2019\. Use that/)
  await looksRight()
  await page.getByRole('button', { name: 'Keep the day' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await choose(await photoTakenOn('2019-07-04'))
  await page.getByRole('button', { name: 'Change the day' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(day).toBeVisible()
  await expect.poll(() => journal.entries[0]?.localDate).toBe('2019-07-04')
})

it('no day is offered that the entry has or can’t have, and none once the photo or the page is gone (MED-137)', async () => {
  await openWith('Rain|')
  const offer = said('This photo was taken on')
  await choose(await photo(), await photoTakenOn('2999-07-04'))
  await expect.element(said('2 photos added')).toBeVisible()
  expect(offer.query()).toBeNull()
  await choose(await photoTakenOn('2019-07-04'))
  await expect.element(offer).toBeVisible()
  await undo.click()
  await expect.element(offer).not.toBeInTheDocument()
  await choose(await photoTakenOn('2019-07-04'))
  await expect.element(offer).toBeVisible()
  await leavePage()
  await expect.element(offer).not.toBeInTheDocument()
})

it('a file that can’t be added says why (MED-62)', async () => {
  await openWith('Rain|')
  await choose(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
  const why = page.getByRole('alert').filter({ hasText: 'We can’t add “drawing.svg”' })
  await expect.element(why).toBeVisible()
  expect(editor.value()).toBe('Rain')
  await looksRight()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(why).not.toBeInTheDocument()
})

it('a moving AVIF is added as a still, and a sentence says so until it’s dismissed (MED-166)', async () => {
  await openWith('Rain|')
  await choose(
    new File([anAvif()], 'lake.avif'),
    new File([anAvif({ isSequence: true })], 'waves.avif'),
  )
  await expect.poll(shape).toBe('Rain\n\n[photo]\n[photo]\n\n')
  const told = said('“waves.avif” moves, but we can only show it as a still picture.')
  await expect.element(told).toBeVisible()
  expect(said('lake.avif').query()).toBeNull()
  await looksRight()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(told).not.toBeInTheDocument()
})

it('the ways to add something are named, and originals are kept only by choice (MED-63)', async () => {
  await openWith('Rain|')
  await addButton.click()
  const dialog = page.getByRole('dialog', { name: 'Add a photo or recording' })
  await expect.element(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible()
  const originals = dialog.getByRole('switch', { name: 'Keep originals' })
  await expect.element(originals).not.toBeChecked()
  await expect.element(originals).toHaveAccessibleDescription(/may contain the place/)
  await looksRight()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('a photo or a voice note is added by shortcut, and from the palette of any screen (MED-72)', async () => {
  await openWith('Rain|')
  await press('Alt+Shift+p')
  const dialog = page.getByRole('dialog', { name: 'Add a photo or recording' })
  await expect.element(dialog).toBeVisible()
  await press('Escape')
  await page.getByRole('link', { name: 'Insights' }).click()
  await expectPath('/summary')
  await press('Control+k')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('add a photo{Enter}')
  await expectPath('/journal')
  await expect.element(dialog).toBeVisible()
})
