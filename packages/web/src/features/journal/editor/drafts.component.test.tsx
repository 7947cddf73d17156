import { expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { loseConnection, regainConnection } from '#app/testing/connection.ts'
import {
  draft,
  editor,
  openEditor,
  paste,
  press,
  withoutPauses,
} from '#features/journal/testing/journal-page.ts'

/** Backdates what's written now to before the page was opened. */
const writeEarlier = () => {
  withoutPauses()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 14, 10) })
}

async function pressEnterOn(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

const insights = page
  .getByRole('navigation', { name: 'Main' })
  .getByRole('link', { name: 'Insights' })

it('JRN-13 JRN-14 JRN-15 a draft is stored on each change and on unload, and removed by a save', async () => {
  writeEarlier()
  const { journal } = await openEditor()
  await editor.title.fill('The roof')
  await editor.text.fill('Rain on')
  await expect.poll(draft).toMatchObject({ title: 'The roof', content: 'Rain on' })
  const { tab, lastModified, entryId } = draft()
  const isTime = !Number.isNaN(Date.parse(lastModified))
  expect([typeof tab, isTime, entryId]).toEqual(['string', true, undefined])

  // The page unloads in the same moment as the last key press.
  paste(' the roof')
  expect(draft()).toMatchObject({ content: 'Rain on' })
  await openEditor(journal)
  await expect.element(editor.title).toHaveValue('The roof')
  await expect.poll(editor.value).toBe('Rain on the roof')
  await expect.element(editor.notice(/Your unsaved words from .* are back/)).toBeVisible()
  await expect.element(editor.startNew).not.toBeInTheDocument()
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(draft()).toBeNull()

  await editor.text.fill('Something')
  await expect.poll(draft).toMatchObject({ content: 'Something', tab })
  await editor.text.fill('')
  await editor.title.fill('')
  await expect.poll(draft).toBeNull()
})

it('JRN-29 a draft of an entry continues it after a reload, and makes no second one', async () => {
  withoutPauses()
  const { journal } = await openEditor()
  await editor.write('Rain on the roof')
  const [saved] = journal.entries
  await editor.text.fill('Rain on the roof, all night')
  await expect.poll(draft).toMatchObject({ content: 'Rain on the roof, all night' })
  await openEditor(journal)
  await expect.poll(editor.value).toBe('Rain on the roof, all night')
  await expect.element(editor.startNew).toBeVisible()
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(draft()).toBeNull()
  expect(journal.entries.map(({ _id, content }) => [_id, content])).toEqual([
    [saved?._id, 'Rain on the roof, all night'],
  ])
})

it('a restored draft can be discarded, and brought back', async () => {
  writeEarlier()
  const { journal } = await openEditor()
  await editor.text.fill('Not what I meant')
  await openEditor(journal)
  // A dismissed notice returns focus to the text.
  await pressEnterOn(editor.button('Discard'))
  await expect.poll(editor.value).toBe('')
  await expect.element(editor.text).toHaveFocus()
  // Text set aside survives saves, other screens and reloads.
  await editor.write('What I meant')
  await insights.click()
  await expect.element(editor.text).not.toBeInTheDocument()
  history.back()
  await expect.element(editor.notice('Draft discarded.')).toBeVisible()
  await openEditor(journal)
  await pressEnterOn(editor.button('Undo'))
  await expect.poll(editor.value).toBe('Not what I meant')
  await expect.element(editor.text).toHaveFocus()
  await expect.element(editor.notice('Draft discarded.')).not.toBeInTheDocument()
  await expect.poll(draft).toMatchObject({ content: 'Not what I meant' })
})

it('JRN-18 autosave comes with a pause of 2 seconds, and only for changes that can be saved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { journal, server } = await openEditor()
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  await editor.title.fill('Only a title')
  await pass(31_000)
  await expect.element(editor.status('Draft kept')).toBeVisible()
  await editor.text.click()
  expect(server.sent('saveEntry')).toEqual([])
  await editor.text.fill('And some words')
  await pass(300)
  expect(draft()).toMatchObject({ content: 'And some words' })
  await pass(1600)
  expect(server.sent('saveEntry')).toEqual([])
  expect(editor.startNew.elements()).toEqual([])
  await pass(200)
  await expect.element(editor.startNew).toBeVisible()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect([draft(), journal.texts()]).toEqual([null, ['And some words']])
  await pass(31_000)
  expect(server.sent('updateEntry')).toEqual([])
  await editor.text.fill('And some more words')
  await pass(2000)
  await expect.poll(journal.texts).toEqual(['And some more words'])
  expect(server.sent('saveEntry')).toHaveLength(1)
})

it('JRN-18 leaving the field, the tab or the screen saves at once', async () => {
  withoutPauses()
  const { journal } = await openEditor()
  await editor.text.fill('Left for the title')
  await editor.title.click()
  await expect.poll(journal.texts).toEqual(['Left for the title'])
  await editor.text.fill('Left for another tab')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await expect.poll(journal.texts).toEqual(['Left for another tab'])
  await editor.text.fill('Left for another screen')
  history.pushState(null, '', '/summary')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(editor.text).not.toBeInTheDocument()
  await expect.poll(journal.texts).toEqual(['Left for another screen'])
  history.back()
  await expect.poll(editor.value).toBe('Left for another screen')
  expect(draft()).toBeNull()
})

it('JRN-18 an entry that is only viewed stays unchanged, with any line endings', async () => {
  const { journal, server } = await openEditor()
  journal.save({ _id: `temp_${'a'.repeat(24)}`, title: '', content: 'One\r\ntwo' })
  document.dispatchEvent(new Event('visibilitychange'))
  await editor.showEntries.click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await editor.cards.getByRole('button', { name: 'More actions' }).click()
  await editor.cards.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.poll(editor.value).toBe('One\ntwo')
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.element(editor.status(/^Saved/)).toBeVisible()
  expect([journal.texts(), draft()]).toEqual([['One\r\ntwo'], null])
  expect(server.sent('updateEntry')).toEqual([])
})

it('JRN-20 the screen saves on the device, and only sync talks to the server', async () => {
  const { journal, server } = await openEditor()
  await editor.write('Before the tunnel')
  const calls = server.calls.length
  loseConnection(server)
  await editor.text.fill('In the tunnel')
  await editor.save.click()
  await expect.element(editor.status('Waiting to sync')).toBeVisible()
  expect(server.calls.slice(calls)).toEqual([])
  expect([draft(), journal.texts()]).toEqual([null, ['Before the tunnel']])
  regainConnection(server)
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(journal.texts()).toEqual(['In the tunnel'])
})

it('JRN-03 a new entry asks before replacing unsaved changes', async () => {
  const { journal } = await openEditor()
  withoutPauses()
  await editor.write('The first entry')
  await editor.text.fill('The first entry, chan')
  // A click would leave the field, which saves.
  await press('Alt+Shift+n')
  await expect.element(editor.dialog.getByText(/has unsaved changes/)).toBeVisible()
  await editor.dialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect.element(editor.dialog).not.toBeInTheDocument()
  await expect.poll(editor.value).toBe('The first entry, chan')
  await editor.text.fill('The first entry, changed')
  await press('Alt+Shift+n')
  await editor.dialog.getByRole('button', { name: 'Save and start new' }).click()
  await expect.poll(editor.value).toBe('')
  await expect.element(editor.text).toHaveFocus()
  await expect.element(editor.startNew).not.toBeInTheDocument()
  await editor.write('The second entry')
  await editor.startNew.click()
  await expect.poll(editor.value).toBe('')
  expect(editor.dialog.elements()).toEqual([])
  await expect.poll(journal.texts).toEqual(['The first entry, changed', 'The second entry'])
})

it('JRN-31 JRN-32 the limit is shown before it is reached, and nothing is cut', async () => {
  const { journal } = await openEditor()
  await editor.write('Short')
  await editor.text.fill('a '.repeat(122_000))
  // Writing at the end means being far below the top of the page.
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect
    .element(editor.notice('An entry can have up to 250,000 characters'))
    .toBeInViewport({ ratio: 1 })
  await editor.text.fill('b '.repeat(126_000))
  const told = page.getByRole('alert').filter({ hasText: 'over the limit of 250,000' })
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(told).toBeInViewport({ ratio: 1 })
  // The current line doesn't shift when the notice appears.
  const foot = document.querySelector('main footer')?.getBoundingClientRect()
  expect(editor.text.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot?.top ?? 0)
  await editor.save.click()
  await expect
    .element(editor.status('Not saved: the text is too long'))
    .toBeInViewport({ ratio: 1 })
  await expect.element(editor.save).toHaveAccessibleDescription('Not saved: the text is too long')
  await expect.element(told).toBeInViewport({ ratio: 1 })
  expect(editor.value()).toHaveLength(252_000)
  await openEditor(journal)
  await expect.element(told).toBeVisible()
  expect(editor.value() === 'b '.repeat(126_000)).toBe(true)
  expect(journal.texts()).toEqual(['Short'])
  await editor.text.fill('b '.repeat(125_000))
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
})
