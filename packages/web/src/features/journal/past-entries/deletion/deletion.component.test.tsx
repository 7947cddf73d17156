import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, past, says } from '#features/journal/testing/journal-page.ts'
import { bringBack } from './delete-entry.ts'

const threeDays = () =>
  journalOn(
    ...['First', 'Second', 'Third'].map((title, n) => ({
      title,
      content: `${title}, in a few words.`,
      localDate: `2026-03-0${n + 1}`,
      createdAt: `2026-03-0${n + 1}T12:00:00.000Z`,
    })),
  )

async function openList(journal: ReturnType<typeof journalOn>, answers = {}) {
  signIn()
  await page.viewport(1280, 800)
  const server = await openApp('/journal', answersForAnna({ ...journal.answers, ...answers }))
  await editor.showEntries.click()
  await expect.element(past.open('Third')).toBeVisible()
  return server
}

const confirm = editor.dialog.getByRole('button', { name: 'Delete', exact: true })
async function remove(title: string) {
  await past.choose(title, 'Delete')
  await confirm.click()
}

const deleted = page.getByRole('status').filter({ hasText: 'Entry deleted successfully' })
const failed = page.getByRole('alert').getByText('Failed to delete entry', { exact: true })
const undo = page.getByRole('button', { name: 'Undo' })
const refusal = (status: number) => ({ status, body: { error: 'No', code: 'made_up' } })

it('JRN-23 a deletion asks first, and Cancel returns focus to the button', async () => {
  await openList(threeDays())
  await past.choose('Second', 'Delete')
  await says(editor.dialog.getByRole('heading'), 'Delete “Second”?')
  await expect
    .element(
      editor.dialog.getByText('You can restore it from Recently deleted for 30 days.', {
        exact: true,
      }),
    )
    .toBeVisible()
  const cancel = editor.dialog.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toHaveFocus()
  await cancel.click()
  await expect.element(past.more('Second')).toHaveFocus()
  expect(past.titles()).toEqual(['Third', 'Second', 'First'])
})

it('JRN-24 JRN-25 ERR-26 a deletion is optimistic, and a refusal rolls it back', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refusal>>()
  await openList(threeDays(), { deleteEntry: () => answer.promise })
  await remove('Second')
  await expect.poll(past.titles).toEqual(['Third', 'First'])
  await expect.element(past.open('First')).toHaveFocus()
  await expect.element(deleted).toBeVisible()
  await expect.element(undo).toBeVisible()
  expect(failed.query()).toBeNull()
  answer.resolve(refusal(400))
  await expect.poll(past.titles).toEqual(['Third', 'Second', 'First'])
  await expect.element(failed).toBeVisible()
  // The earlier message is no longer true.
  await expect.element(deleted).not.toBeInTheDocument()
})

it.each([
  ['the server fails', 500],
  ['it is gone there already', 404],
])('JRN-28 a deleted entry stays out when %s', async (_, status) => {
  const server = await openList(threeDays(), { deleteEntry: refusal(status) })
  await remove('Second')
  await expect.poll(() => server.sent('deleteEntry')).toHaveLength(1)
  await expect.element(deleted).toBeVisible()
  await remove('First')
  await expect.poll(past.titles).toEqual(['Third'])
  expect(failed.query()).toBeNull()
})

it('JRN-28 an offline deletion survives a reload, and reaches the server later', async () => {
  const journal = threeDays()
  const server = await openList(journal)
  server.goOffline()
  await remove('First')
  await expect.poll(past.titles).toEqual(['Third', 'Second'])
  await expect.element(deleted).toBeVisible()
  const again = await openApp('/journal', answersForAnna(journal.answers))
  again.goOffline()
  await editor.openEntries()
  await expect.poll(past.titles).toEqual(['Third', 'Second'])
  again.comeBack()
  window.dispatchEvent(new Event('online'))
  await expect.poll(journal.titles).toEqual(['Second', 'Third'])
  expect(failed.query()).toBeNull()
})

it('Undo restores an entry with its latest text, even after the deletion was sent', async () => {
  const journal = threeDays()
  await openList(journal)
  await past.open('Third').click()
  await expect.poll(editor.value).toBe('Third, in a few words.')
  await editor.text.fill('Third, in other words.')
  await past.act('Third', 'Delete').click()
  await confirm.click()
  await expect.poll(past.titles).toEqual(['Second', 'First'])
  await expect.poll(editor.value).toBe('')
  await expect.poll(journal.titles).toEqual(['First', 'Second'])
  await undo.click()
  await expect.poll(past.titles).toEqual(['Third', 'Second', 'First'])
  await expect.poll(journal.titles).toEqual(['First', 'Second', 'Third'])
  await says(past.card('Third'), 'Third, in other words.')
})

it('Undo restores an entry that was deleted before the server had answered its creation', async () => {
  const onServer = journalOn()
  const created = Promise.withResolvers<void>()
  const saveEntry = async (call: Parameters<typeof onServer.answers.saveEntry>[0]) => {
    const answer = onServer.answers.saveEntry(call)
    await created.promise
    return answer
  }
  const here = await openHere(onServer, { saveEntry })
  await here.write('in a few words')
  await expect.poll(onServer.texts).toEqual(['in a few words'])
  const [entry] = here.store.entries()
  if (!entry) throw new Error('There is no entry')
  await here.entries.deleteEntry(entry._id)
  created.resolve()
  await here.settled()
  expect(onServer.texts()).toEqual([])
  await bringBack(here, entry)
  expect(onServer.texts()).toEqual(['in a few words'])
  expect(here.texts()).toEqual(['in a few words'])
})

it('on a phone Undo is within reach while the list is open', async () => {
  const journal = threeDays()
  await openList(journal)
  await page.viewport(360, 740)
  await editor.showEntries.click()
  await past.choose('Third', 'Delete')
  await confirm.click()
  await expect.poll(past.titles).toEqual(['Second', 'First'])
  await undo.click()
  await expect.poll(past.titles).toEqual(['Third', 'Second', 'First'])
})
