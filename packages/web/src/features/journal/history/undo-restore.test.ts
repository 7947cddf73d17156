import { expect, it } from 'vitest'
import { aBrowser } from '../editor/testing/a-page.ts'
import { undoRestore } from './undo-restore.ts'

/** An entry on the page with a restored version. */
async function aRestored() {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.type({ content: 'Rain on the roof' })
  page.editor.setDetails({ keepHere: true })
  await page.editor.save()
  const [before] = page.entries()
  if (!before) throw new Error('It was not saved')
  const { journal, editor } = page
  await journal.entries.updateEntry(before._id, { content: 'An earlier version' })
  editor.open(page.entries()[0])
  const undo = () => undoRestore(journal, before, editor.settle)
  const texts = async () => {
    const versions = await journal.store.revisions(before._id)
    return versions.map(({ entry }) => entry.content)
  }
  return { ...page, undo, texts }
}

it('undo keeps text typed since the restore as a version, and reverts the page', async () => {
  const { type, undo, fields, editor, entries, texts } = await aRestored()
  expect(fields.content).toBe('An earlier version')
  type({ content: 'An earlier version, and what came to mind' })
  await undo()
  expect(fields.content).toBe('Rain on the roof')
  expect(editor.state()).toMatchObject({ dirty: false, notice: undefined })
  expect(entries()).toMatchObject([{ content: 'Rain on the roof' }])
  expect(await texts()).toContain('An earlier version, and what came to mind')
})

it('FMT-30 undo brings back every byte, line breaks included', async () => {
  const { journal, entries } = await aRestored()
  const [entry] = entries()
  if (!entry) throw new Error('There is no entry')
  const restored = { ...entry, content: 'a\r\nb\r\nc' }
  const settle = async () => true
  for (const content of ['a\r\nB\r\nc', 'a\nB\nc', 'a\rB\r\n\r']) {
    await journal.entries.updateEntry(entry._id, { content: restored.content })
    await undoRestore(journal, { ...entry, content }, settle)
    expect(entries()).toMatchObject([{ content }])
  }
})

it('a page that was begun since then stays', async () => {
  const { type, undo, fields, editor, entries } = await aRestored()
  editor.open(undefined)
  type({ content: 'Something new' })
  await undo()
  expect([fields.content, editor.state().entryId]).toEqual(['Something new', undefined])
  expect(entries()).toMatchObject([{ content: 'Rain on the roof' }])
})

it('is refused if the page cannot be saved', async () => {
  const { type, undo, fields, entries } = await aRestored()
  type({ content: 'half \ud83d' })
  await expect(undo()).rejects.toThrow()
  expect([fields.content, entries()[0]?.content]).toEqual(['half \ud83d', 'An earlier version'])
})
