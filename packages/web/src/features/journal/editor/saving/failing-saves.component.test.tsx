import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA } from '#app/testing/a-person.ts'
import { holdDatabase } from '#device/local-store/testing/hold-database.ts'
import { draft, editor, openEditor, withoutPauses } from '#features/journal/testing/journal-page.ts'

const FAILED = 'Error saving - please try again'
const insights = page
  .getByRole('navigation', { name: 'Main' })
  .getByRole('link', { name: 'Insights' })

it('JRN-11 a save that fails on the device shows an error, and the text stays and can be saved', async () => {
  const { journal } = await openEditor()
  await editor.write('What is saved')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Refused', 'InvalidStateError')
  })
  await editor.text.fill('What is saved, and what is not')
  await editor.save.click()
  await expect.element(editor.status(FAILED)).toBeVisible()
  await expect.poll(editor.value).toBe('What is saved, and what is not')
  expect(draft()).toMatchObject({ content: 'What is saved, and what is not' })
  put.mockRestore()
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(journal.texts()).toEqual(['What is saved, and what is not'])
})

it('JRN-11 a save that the server refuses shows an error too, and can be retried', async () => {
  const { journal, server } = await openEditor()
  await editor.write('What is saved')
  const refusal = { status: 422, body: { error: 'No', code: 'invalid' } }
  Object.assign(server.answers, { updateEntry: refusal, syncEntries: refusal })
  await editor.text.fill('What is saved, and more')
  await editor.save.click()
  await expect.element(editor.status(FAILED)).toBeVisible()
  expect(journal.texts()).toEqual(['What is saved'])
  Object.assign(server.answers, journal.answers)
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(journal.texts()).toEqual(['What is saved, and more'])
})

it('nothing is lost if storage is full and the page is left', async () => {
  withoutPauses()
  const { journal } = await openEditor()
  const { setItem: write } = Storage.prototype
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...pair
  ) {
    if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError')
    write.apply(this, pair)
  })
  await editor.text.fill('Where there was no room')
  await expect.element(editor.status('Not saved: this device is full')).toBeVisible()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(true)
  await insights.click()
  await expect.element(editor.text).not.toBeInTheDocument()
  history.back()
  await expect.poll(editor.value).toBe('Where there was no room')
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(asks()).toBe(false)
  setItem.mockRestore()
  await expect.poll(journal.texts).toEqual(['Where there was no room'])
})

it('nothing is lost if the page is left before the journal is open', async () => {
  const letGo = await holdDatabase(`daywell-${ANNA.id}`)
  const { journal } = await openEditor()
  await editor.text.fill('On the way out')
  await editor.save.click()
  await expect.element(editor.status('Saving…')).toBeVisible()
  await insights.click()
  await expect.element(editor.text).not.toBeInTheDocument()
  expect(draft()).toMatchObject({ content: 'On the way out' })
  letGo()
  await expect.poll(journal.texts).toEqual(['On the way out'])
  await expect.poll(draft).toBeNull()
})

it('an entry deleted elsewhere leaves its text on the page', async () => {
  const { journal } = await openEditor()
  await editor.write('Still needed')
  const [entry] = journal.entries
  journal.remove({ id: entry?._id ?? '', deletedAt: new Date().toISOString() })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(editor.notice('This entry was deleted elsewhere.')).toBeVisible()
  await expect.poll(editor.value).toBe('Still needed')
  await expect.element(editor.status('Draft kept')).toBeVisible()
  await editor.text.fill('Still needed indeed')
  await editor.save.click()
  await expect.element(editor.status(/^Saved at/)).toBeVisible()
  expect(journal.texts()).toEqual(['Still needed indeed'])
})

it('an outdated tab offers to reload and overwrites nothing', async () => {
  await openEditor()
  await editor.write('written before')
  const opening = indexedDB.open(`daywell-${ANNA.id}`, 99)
  const newer = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  await expect.element(page.getByText(/Daywell was updated in another tab/)).toBeVisible()
  await editor.text.fill('written too late')
  await editor.save.click()
  await expect.element(editor.status(FAILED)).toBeVisible()
  const rows = newer.transaction('rows').objectStore('rows').getAll()
  const kept = await new Promise((resolve) => {
    rows.onsuccess = () => resolve(JSON.stringify(rows.result))
  })
  expect(kept).toContain('written before')
  expect(kept).not.toContain('written too late')
  newer.close()
  const reloads: string[] = []
  const note = (event: NavigateEvent) => {
    event.preventDefault()
    reloads.push(event.navigationType)
  }
  navigation.addEventListener('navigate', note, { once: true })
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect.poll(() => reloads).toEqual(['reload'])
  expect(draft()).toMatchObject({ content: 'written too late' })
})
