import { TEXT_MAX } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { aBrowser } from '../editor/testing/a-page.ts'
import { type LeaveQuestion, leaving } from './leaving.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

async function aLeaving() {
  const page = await (await aBrowser()).openTab('a')
  await page.openJournal()
  const shown: (LeaveQuestion | undefined)[] = []
  const left: string[] = []
  const acts = leaving(page.editor, (question) => shown.push(question))
  const next = () => {
    left.push(page.fields.content.slice(0, 4))
    page.editor.open(undefined)
  }
  return { ...page, ...acts, shown, left, next }
}

it('text that cannot be saved is replaced only when confirmed, and can be restored', async () => {
  const { type, leaveFor, answer, next, shown, left, fields, editor } = await aLeaving()
  const long = 'long'.repeat(TEXT_MAX)
  type({ content: long })
  await leaveFor(next)
  answer(false)
  expect(fields.content).toBe(long)
  await leaveFor(next)
  answer(true)
  answer(true)
  await soon()
  expect(shown.map((question) => question?.kind)).toEqual([
    ...['loss', undefined, 'loss'],
    ...[undefined, undefined],
  ])
  expect(left).toEqual(['long'])
  expect(fields.content).toBe('')
  // An untouched page doesn't affect what was set aside.
  next()
  expect(editor.state().aside?.content).toBe(long)
  editor.undo()
  expect(fields.content).toBe(long)
})

it('JRN-77 a new page waits for a save in progress, and asks only about what is typed during it', async () => {
  const { type, startNew, next, shown, left, editor, entries } = await aLeaving()
  type({ content: 'Leaving the field saves this' })
  const first = editor.saveUnasked()
  startNew(next)
  await first
  await soon()
  expect([shown, left]).toEqual([[], ['Leav']])

  type({ content: 'Saved' })
  const second = editor.saveUnasked()
  startNew(next)
  type({ content: 'Saved, and then some' })
  await second
  await soon()
  expect([shown.map((question) => question?.kind), left]).toEqual([['new'], ['Leav']])
  expect(entries().map(({ content }) => content)).toContain('Saved')
})

it('a new page asks once before replacing text that cannot be saved or was deleted', async () => {
  const { type, startNew, answer, next, shown, fields, editor, journal, entries } = await aLeaving()
  type({ content: 'half \ud83d' })
  startNew(next)
  answer(true)
  await soon()
  expect([shown.map((question) => question?.kind), fields.content]).toEqual([
    ['loss', undefined],
    '',
  ])
  editor.undo()
  type({ content: 'Whole again' })
  await editor.save()
  await journal.store.remove(entries()[0]?._id ?? '')
  startNew(next)
  expect([shown.at(-1)?.kind, fields.content]).toEqual(['deleted', 'Whole again'])
  answer(true)
  await soon()
  expect([fields.content, editor.state().aside?.content, entries()]).toEqual([
    ...['', 'Whole again', []],
  ])
})

it('savable text is saved before a new page is opened', async () => {
  const { type, startNew, answer, next, shown, entries, fields } = await aLeaving()
  startNew(next)
  expect(shown).toEqual([])
  type({ content: 'Rain' })
  startNew(next)
  expect([shown.at(-1)?.kind, fields.content]).toEqual(['new', 'Rain'])
  answer(true)
  await soon()
  expect([fields.content, entries().map(({ content }) => content)]).toEqual(['', ['Rain']])
})
