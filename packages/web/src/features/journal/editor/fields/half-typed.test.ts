import { describe, expect, it } from 'vitest'
import { aBrowser, soon } from '#features/journal/editor/testing/a-page.ts'
import { withHalfTyped } from './half-typed.ts'

/** A page with a saved entry and a half-typed tag. */
async function aTaggedPage() {
  const page = await (await aBrowser()).openTab('a')
  await page.openJournal()
  const editor = withHalfTyped(page.editor)
  page.type({ content: 'Rain on the roof' })
  await editor.save()
  await editor.leave()
  const { tags } = editor.state().details
  let typed = 'secret'
  editor.beforehand(() => {
    if (typed !== '') editor.setDetails({ tags: [...tags, typed] })
    typed = ''
  })
  return { ...page, editor, kept: () => page.entries().map((entry) => entry.tags) }
}

describe('a half-typed tag', () => {
  it('is saved with its page', async () => {
    const { editor, kept } = await aTaggedPage()
    await editor.save()
    await editor.leave()
    expect(kept()).toEqual([['secret']])
  })

  it('stays with its page, and is not on the next one', async () => {
    const { editor, kept } = await aTaggedPage()
    expect(await editor.leave()).toBe(true)
    editor.open(undefined)
    expect(editor.state().details.tags).toEqual([])
    expect(kept()).toEqual([['secret']])
  })

  it('is set aside with its unsaved page', async () => {
    const { editor } = await aTaggedPage()
    editor.open(undefined)
    expect(editor.state().details.tags).toEqual([])
    editor.undo()
    expect(editor.state().details.tags).toEqual(['secret'])
  })

  it('is ignored by an autosave', async () => {
    const { timers, type, kept, ...page } = await aTaggedPage()
    type({ content: 'Rain on the roof all night' })
    timers.ring()
    await soon()
    expect(page.entries()[0]?.content).toBe('Rain on the roof all night')
    expect(kept()).toEqual([[]])
  })
})
