import { describe, expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { aBrowser, soon } from './testing/a-page.ts'

type Browser = Awaited<ReturnType<typeof aBrowser>>

const draftsOn = ({ storage }: Browser) => drafts({ storage, userId: 'anna', tab: 'nobody' }).all()
const textsOf = (list: readonly { content: string }[]) => list.map(({ content }) => content)

describe('a page that unmounts during a save', () => {
  it('saves its content once the journal is open', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'Words of an evening' })
    const saving = page.editor.save()
    page.unmount()
    expect(textsOf(draftsOn(browser))).toEqual(['Words of an evening'])
    await page.openJournal()
    expect(await saving).toBe(true)
    expect(textsOf(page.entries())).toEqual(['Words of an evening'])
    page.timers.ring()
    expect(draftsOn(browser)).toEqual([])
    // The page is unsubscribed.
    const [{ _id } = { _id: '' }] = page.entries()
    await page.journal.entries.deleteEntry(_id)
    expect(draftsOn(browser)).toEqual([])
  })

  it('saves the draft’s entry, and leaves its history alone', async () => {
    const browser = await aBrowser()
    const first = await browser.openTab('a')
    await first.openJournal()
    first.type({ content: 'A letter to myself' })
    first.editor.setDetails({ mood: 'calm' })
    await first.editor.save()
    first.type({ content: 'A letter to myself, and more' })
    first.editor.flush()
    first.crash()
    const page = await browser.openTab('a')
    page.type({ content: 'A letter to myself, and more and more' })
    void page.editor.save()
    page.unmount()
    await page.openJournal()
    await soon()
    const words = { content: 'A letter to myself, and more and more', mood: 'calm' }
    expect(page.entries()).toMatchObject([words])
    expect(draftsOn(browser)).toEqual([])
  })

  it('keeps text typed since as a draft', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'One' })
    void page.editor.save()
    page.type({ content: 'One two three' })
    page.unmount()
    await page.openJournal()
    await soon()
    page.timers.ring()
    expect(textsOf(page.entries())).toEqual(['One'])
    expect(textsOf(draftsOn(browser))).toEqual(['One two three'])
  })

  it('keeps the draft if the save fails', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'One' })
    const saving = page.editor.save()
    page.unmount()
    page.failToOpen()
    expect(await saving).toBe(false)
    page.timers.ring()
    expect(textsOf(draftsOn(browser))).toEqual(['One'])
  })

  it('and remounts before it ends continues the entry it creates', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'One' })
    page.editor.setDetails({ mood: 'calm' })
    void page.editor.save()
    page.unmount()
    const again = await browser.openTab('a')
    expect([again.fields.content, again.editor.state().phase]).toEqual(['One', 'saving'])
    again.type({ content: 'One two' })
    await page.openJournal()
    await again.openJournal()
    expect(again.editor.state()).toMatchObject({ phase: 'idle', dirty: true })
    await again.editor.save()
    expect(again.entries()).toMatchObject([{ content: 'One two', mood: 'calm' }])
    expect(draftsOn(browser)).toEqual([])
  })

  it('ignores late callbacks', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'One' })
    void page.editor.save()
    page.type({ content: 'One two' })
    const leaving = page.editor.leave().then(() => page.editor.open(undefined))
    page.unmount()
    await page.openJournal()
    await leaving
    page.editor.changed()
    page.editor.newDay()
    page.timers.ring()
    expect(textsOf(draftsOn(browser))).toEqual(['One two'])
  })
})

describe('text set aside during a save', () => {
  it('is not saved, and can be restored', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'One' })
    const saving = page.editor.save()
    page.editor.open(undefined)
    page.type({ content: 'Two' })
    const next = page.editor.save()
    await page.openJournal()
    expect([await saving, await next]).toEqual([false, true])
    expect(textsOf(page.entries())).toEqual(['Two'])
    page.type({ content: 'Two, and more' })
    page.editor.undo()
    expect(page.fields.content).toBe('One')
    page.editor.undo()
    expect(page.fields.content).toBe('Two, and more')
  })
})
