import { describe, expect, it } from 'vitest'
import { aBrowser, soon } from '#features/journal/editor/testing/a-page.ts'
import { withHalfTyped } from './half-typed.ts'

/** A page with a saved entry, and a tag of it that is half typed. */
async function aTaggedPage() {
  const page = await (await aBrowser()).openTab('a')
  await page.openJournal()
  const writing = withHalfTyped(page.writing)
  page.type({ content: 'Rain on the roof' })
  await writing.save()
  await writing.leave()
  const { tags } = writing.state().details
  let typed = 'secret'
  writing.beforehand(() => {
    if (typed !== '') writing.setDetails({ tags: [...tags, typed] })
    typed = ''
  })
  return { ...page, writing, kept: () => page.entries().map((entry) => entry.tags) }
}

describe('a tag that is half typed', () => {
  it('is saved with what is saved', async () => {
    const { writing, kept } = await aTaggedPage()
    await writing.save()
    await writing.leave()
    expect(kept()).toEqual([['secret']])
  })

  it('stays with the page that is left, and is not on the next one', async () => {
    const { writing, kept } = await aTaggedPage()
    expect(await writing.leave()).toBe(true)
    writing.open(undefined)
    expect(writing.state().details.tags).toEqual([])
    expect(kept()).toEqual([['secret']])
  })

  it('is set aside with a page that makes way unsaved', async () => {
    const { writing } = await aTaggedPage()
    writing.open(undefined)
    expect(writing.state().details.tags).toEqual([])
    writing.undo()
    expect(writing.state().details.tags).toEqual(['secret'])
  })

  it('is no matter of an autosave', async () => {
    const { timers, type, kept, ...page } = await aTaggedPage()
    type({ content: 'Rain on the roof all night' })
    timers.ring()
    await soon()
    expect(page.entries()[0]?.content).toBe('Rain on the roof all night')
    expect(kept()).toEqual([[]])
  })
})
