import { expect, it } from 'vitest'
import { answerWith, onServer, SERVER_ID } from '#device/local-store/testing/a-device.ts'
import { aBrowser, soon } from './testing/a-page.ts'

async function aPageOf(content: string) {
  const page = await (await aBrowser()).openTab('a')
  await page.openJournal()
  await page.journal.store.takeAnswer([], answerWith(onServer(SERVER_ID, content)))
  page.editor.open(page.entries()[0])
  return page
}

it('a deleted entry is saved nowhere until it is saved again, and can be restored', async () => {
  const { editor, journal, fields, entries } = await aPageOf('Rain on the roof')
  await journal.store.remove(SERVER_ID)
  expect(editor.state()).toMatchObject({ gone: true, notice: { kind: 'deleted' } })
  editor.open(undefined)
  expect(fields.content).toBe('')
  editor.undo()
  expect(fields.content).toBe('Rain on the roof')
  expect(await editor.save()).toBe(true)
  expect(entries()).toMatchObject([{ content: 'Rain on the roof' }])
  expect(entries()[0]?._id).not.toBe(SERVER_ID)
})

it('JRN-45 a deleted entry is not restored by an autosave', async () => {
  const { editor, journal, type, entries, timers } = await aPageOf('Rain on the roof')
  type({ content: 'Rain on the roof, and wind' })
  await journal.store.remove(SERVER_ID)
  timers.ring()
  await editor.saveUnasked()
  expect(entries()).toEqual([])
  expect(editor.state()).toMatchObject({ gone: true, dirty: true })
})

it('an entry whose deletion is undone is saved as before', async () => {
  const { editor, journal, fields } = await aPageOf('Rain on the roof')
  await journal.store.remove(SERVER_ID)
  await journal.store.restore(SERVER_ID)
  await soon()
  expect(fields.content).toBe('Rain on the roof')
  expect(editor.state()).toMatchObject({ gone: false, dirty: false, notice: undefined })
})

it('an evicted entry continues under its id', async () => {
  const { editor, journal, type, timers, entries } = await aPageOf('An old entry')
  type({ content: 'An old entry, with new words' })
  await journal.store.dropCopies()
  await soon()
  expect(entries()).toEqual([])
  expect(editor.state()).toMatchObject({ gone: false, notice: undefined })
  timers.ring()
  await editor.leave()
  expect(entries()).toMatchObject([{ _id: SERVER_ID, content: 'An old entry, with new words' }])
  expect(journal.store.outbox()).toMatchObject([{ kind: 'save', id: SERVER_ID }])
})

it('an evicted entry can still move to this device, and leaves the server then', async () => {
  const { editor, journal, entries } = await aPageOf('An old entry')
  await journal.store.dropCopies()
  editor.setDetails({ keepHere: true })
  await editor.save()
  expect(entries()).toMatchObject([{ content: 'An old entry' }])
  expect(entries()[0]?._id).toMatch(/^local_/)
  expect(journal.store.outbox()).toMatchObject([{ kind: 'delete', id: SERVER_ID }])
})
