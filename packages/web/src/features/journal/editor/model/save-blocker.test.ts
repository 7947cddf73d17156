import { storablePart } from '@daywell/core/input'
import { TEXT_MAX, TITLE_MAX } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { aBrowser } from '#features/journal/editor/testing/a-page.ts'
import { saveBlockerOf } from './save-blocker.ts'

const BROKEN = '\ud800'

it('exists exactly when a page cannot be saved', async () => {
  const { editor, type, openJournal } = await (await aBrowser()).openTab('a')
  await openJournal()
  const tried = async (title: string, content: string) => {
    type({ title, content })
    const saved = await editor.save()
    return [saved, saveBlockerOf(editor.state())]
  }
  expect(await tried('t', 'x'.repeat(TEXT_MAX))).toEqual([true, undefined])
  expect(await tried('t', 'x'.repeat(TEXT_MAX + 1))).toEqual([false, 'text-too-long'])
  expect(await tried('t'.repeat(TITLE_MAX + 1), 'x')).toEqual([false, 'title-too-long'])
  expect(await tried('t', `x${BROKEN}`)).toEqual([false, 'unstorable'])
  expect(await tried('t', 'x')).toEqual([true, undefined])
})

it('JRN-39 unstorable characters are removed from title, text and tags, and nothing else', async () => {
  const { editor, type, fields, entries, openJournal } = await (await aBrowser()).openTab('a')
  await openJournal()
  type({ title: `Ro${BROKEN}of 😀`, content: `R\0ain 🌧️\n${BROKEN}\udc00 on\ud83d` })
  editor.setDetails({ tags: [`home${BROKEN}`, 'home', BROKEN] })
  expect(await editor.save()).toBe(false)
  editor.repair(storablePart)
  expect(await editor.leave()).toBe(true)
  // Two adjacent halves form a valid character.
  const content = `Rain 🌧️\n${BROKEN}\udc00 on`
  expect(fields).toEqual({ title: 'Roof 😀', content })
  expect(entries()).toMatchObject([{ title: 'Roof 😀', content, tags: ['home'] }])
})
