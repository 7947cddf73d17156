import { TEXT_MAX } from '@daywell/core/journal'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { aBrowser, soon } from './testing/a-page.ts'

const TITLE = 'Journal Entry - March 14, 2026'
const draftsIn = (storage: Storage | Parameters<typeof drafts>[0]['storage']) =>
  drafts({ storage, userId: 'anna', tab: 'nobody' }).all()

async function aSavedPage() {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.type({ content: 'Rain on the roof' })
  await page.editor.save()
  return { browser, page }
}

describe('a new page', () => {
  it('JRN-17 has the date title until one is typed, and wants a fresh prompt', async () => {
    const page = await (await aBrowser()).openTab('a')
    const { fields, editor } = page
    expect(fields).toEqual({ title: '', content: '' })
    const untouched = { entryId: undefined, dirty: false, dateTitle: TITLE }
    expect(editor.state()).toMatchObject(untouched)
    expect(editor.state().details.prompt).toBeUndefined()
    await page.openJournal()
    page.type({ content: 'Rain' })
    await editor.save()
    expect(page.entries()).toMatchObject([{ title: TITLE }])
    expect(fields.title).toBe('')
    page.type({ title: 'The roof' })
    await editor.save()
    expect(page.entries()).toMatchObject([{ title: 'The roof' }])
    page.type({ title: '' })
    await editor.save()
    expect(page.entries()).toMatchObject([{ title: TITLE }])
    editor.open(page.entries()[0])
    expect([fields.title, editor.state().dateTitle]).toEqual(['', TITLE])
  })

  it('moves to the day on which it is seen while untouched', async () => {
    const browser = await aBrowser()
    const { fields, editor, type } = await browser.openTab('a')
    browser.pass(24 * 60)
    editor.newDay()
    expect(editor.state().dateTitle).toBe('Journal Entry - March 15, 2026')
    type({ content: 'Late.' })
    browser.pass(24 * 60)
    editor.newDay()
    expect(editor.state().dateTitle).toBe('Journal Entry - March 15, 2026')
    expect(fields).toEqual({ title: '', content: 'Late.' })
  })

  it('has the title of its date: at the first word, at the save, and when dated', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    const { fields, editor, type } = page
    await page.openJournal()
    browser.pass(24 * 60)
    type({ content: 'L' })
    expect(editor.state().dateTitle).toBe('Journal Entry - March 15, 2026')
    editor.setDetails({ localDate: '2026-03-02' })
    expect(editor.state().dateTitle).toBe('Journal Entry - March 2, 2026')
    await editor.save()
    editor.setDetails({ localDate: '2026-03-03' })
    await editor.leave()
    const [dated] = page.entries()
    expect(dated).toMatchObject({ localDate: '2026-03-03', title: 'Journal Entry - March 3, 2026' })
    expect([fields.title, editor.state().dateTitle]).toEqual(['', dated?.title])
    type({ title: 'Mine' })
    editor.setDetails({ localDate: '2026-03-04' })
    await editor.leave()
    expect(page.entries()).toMatchObject([{ localDate: '2026-03-04', title: 'Mine' }])
    editor.open(undefined)
    type({ content: 'Before midnight' })
    browser.pass(24 * 60)
    await editor.save()
    const title = 'Journal Entry - March 16, 2026'
    expect(page.entries()[0]).toMatchObject({ localDate: '2026-03-16', title })
    expect(editor.state()).toMatchObject({ dateTitle: title, dirty: false })
    expect(fields.title).toBe('')
  })
})

describe('a save', () => {
  it('JRN-12 is skipped for blank text, and never runs twice at once', async () => {
    const browser = await aBrowser()
    const { editor, type, openJournal, entries } = await browser.openTab('a')
    type({ content: ' \n\u3000' })
    expect(await editor.save()).toBe(false)
    expect(editor.state()).toMatchObject({ blank: true, phase: 'idle' })
    type({ content: 'Rain' })
    const both = [editor.save(), editor.save()]
    expect(editor.state().phase).toBe('saving')
    await openJournal()
    expect(await Promise.all(both)).toEqual([true, true])
    expect(entries()).toHaveLength(1)
    expect(editor.state().phase).toBe('idle')
  })

  it('first creates the entry and then updates it', async () => {
    const { page } = await aSavedPage()
    const [{ _id } = { _id: '' }] = page.entries()
    page.type({ content: 'Rain on the roof all night' })
    await page.editor.save()
    expect(page.entries()).toMatchObject([{ _id, content: 'Rain on the roof all night' }])
  })

  it('JRN-21 replaces a blank title with the date, on the page too', async () => {
    const browser = await aBrowser()
    const { editor, type, fields, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    type({ content: 'Rain', title: '  ' })
    await editor.save()
    expect(entries()).toMatchObject([{ title: TITLE }])
    expect([fields.title, editor.state().dateTitle]).toEqual(['', TITLE])
    expect(editor.state().dirty).toBe(false)
  })

  it('reports a failure and keeps the draft', async () => {
    const browser = await aBrowser()
    const { editor, type, failToOpen } = await browser.openTab('a')
    type({ content: 'Rain' })
    failToOpen()
    expect(await editor.save()).toBe(false)
    expect(editor.state().phase).toBe('failed')
    expect(draftsIn(browser.storage)).toMatchObject([{ content: 'Rain' }])
  })

  it('JRN-32 refuses a text that is too long, and leaves it whole', async () => {
    const browser = await aBrowser()
    const { editor, type, fields, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    const long = 'a'.repeat(TEXT_MAX + 1)
    type({ content: long })
    expect(await editor.save()).toBe(false)
    expect(entries()).toEqual([])
    expect(fields.content).toBe(long)
    editor.flush()
    expect(draftsIn(browser.storage)).toMatchObject([{ content: long }])
  })

  it.each(['a\0b', 'half \ud83d'])('keeps %j here: no server could store it', async (broken) => {
    const browser = await aBrowser()
    const { editor, type, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    type({ content: broken })
    expect(await editor.save()).toBe(false)
    expect(editor.state()).toMatchObject({ unstorable: true, dirty: true, phase: 'idle' })
    editor.flush()
    expect([entries(), draftsIn(browser.storage)]).toMatchObject([[], [{ content: broken }]])
    type({ content: 'whole 🙂' })
    expect(await editor.save()).toBe(true)
    expect(editor.state().unstorable).toBe(false)
  })

  it('without changes retries what the server refused', async () => {
    const { page } = await aSavedPage()
    const sent = [page.entries()[0]?._id]
    page.timers.ring()
    await page.editor.leave()
    expect(page.triedAgain).toEqual([])
    expect(await page.editor.save()).toBe(true)
    expect(page.triedAgain).toEqual(sent)
  })

  it('requested during another one runs after it', async () => {
    const { page } = await aSavedPage()
    const { editor } = page
    page.type({ content: 'Rain' })
    void editor.save()
    editor.setDetails({ favorite: true })
    page.type({ content: 'Rain and wind' })
    expect(await editor.save()).toBe(true)
    expect(editor.state()).toMatchObject({ phase: 'idle', dirty: false })
    expect(page.entries()).toMatchObject([{ content: 'Rain and wind', favorite: true }])
  })

  it('keeps text typed during it as a draft', async () => {
    const browser = await aBrowser()
    const { editor, type, timers, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    type({ content: 'Rain' })
    const saving = editor.save()
    await Promise.resolve()
    type({ content: 'Rain and wind' })
    await saving
    timers.ring()
    expect(entries()).toMatchObject([{ content: 'Rain' }])
    expect(editor.state().dirty).toBe(true)
    expect(draftsIn(browser.storage)).toMatchObject([
      { content: 'Rain and wind', entryId: entries()[0]?._id },
    ])
  })
})

describe('the outcome of a save', () => {
  it('is announced if requested, but not for an autosave', async () => {
    const { page } = await aSavedPage()
    const { editor } = page
    expect(editor.state()).toMatchObject({ phase: 'idle', asked: true })
    page.type({ content: 'Rain' })
    page.timers.ring()
    expect(editor.state()).toMatchObject({ phase: 'saving', asked: false })
    await editor.leave()
    editor.setDetails({ favorite: true })
    await editor.leave()
    expect(editor.state()).toMatchObject({ phase: 'idle', asked: false, dirty: false })
    page.type({ content: 'Rain and wind' })
    const saving = editor.save()
    expect(editor.state()).toMatchObject({ phase: 'saving', asked: true })
    await saving
    expect(editor.state().asked).toBe(true)
    editor.open(undefined)
    expect(editor.state().asked).toBe(false)
  })
})

describe('autosave', () => {
  const aTypist = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await (await aBrowser()).openTab('a', {
      set: (act, ms) => setTimeout(act, ms),
      clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
    })
    await page.openJournal()
    return page
  }
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await soon()
  }

  it('JRN-18 runs 2 seconds after the last change', async () => {
    const page = await aTypist()
    page.type({ content: 'Rain' })
    await pass(1500)
    page.type({ content: 'Rain on' })
    await pass(1900)
    expect(page.entries()).toEqual([])
    await pass(100)
    expect(page.entries()).toMatchObject([{ content: 'Rain on' }])
    expect(page.editor.state()).toMatchObject({ phase: 'idle', dirty: false, asked: false })
    page.editor.setDetails({ mood: 'calm' })
    page.type({ content: '  ' })
    await pass(2000)
    expect(page.entries()).toMatchObject([{ content: 'Rain on' }])
  })

  it('JRN-18 runs within 30 seconds of typing without a pause', async () => {
    const page = await aTypist()
    let content = ''
    for (let second = 0; second < 29; second++) {
      content += `${second} `
      page.type({ content })
      await pass(1000)
    }
    expect(page.entries()).toEqual([])
    page.type({ content: `${content}and on` })
    await pass(1000)
    expect(page.entries()).toMatchObject([{ content: `${content}and on` }])
  })

  it('JRN-18 runs when the page is left, which is found again by its entry', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    await page.openJournal()
    page.type({ content: 'Rain on the roof' })
    page.unmount()
    await soon()
    expect(page.entries()).toMatchObject([{ content: 'Rain on the roof' }])
    expect(draftsIn(browser.storage)).toEqual([])
    const again = await browser.openTab('a')
    await again.openJournal()
    expect(again.fields.content).toBe('Rain on the roof')
    expect(again.editor.state().dirty).toBe(false)
  })

  it('JRN-45 of a page that is left does not bring a deleted entry back', async () => {
    const { browser, page } = await aSavedPage()
    // It can't be saved, so it stays a draft.
    page.type({ content: 'Rain on the roof\0' })
    page.unmount()
    page.crash()
    const again = await browser.openTab('a')
    again.type({ content: 'Rain on the roof, still' })
    again.unmount()
    await again.journal.store.remove(again.entries()[0]?._id ?? '')
    await again.openJournal()
    expect(again.entries()).toEqual([])
    expect(draftsIn(browser.storage)).toMatchObject([{ content: 'Rain on the roof, still' }])
  })

  it('JRN-70 at each pause keeps no version that a later one contains', async () => {
    const page = await aTypist()
    let content = 'Rain'
    for (const words of [' on', ' the roof', ', all night.', ' And wind.']) {
      content += words
      page.type({ content })
      await pass(2000)
    }
    const [entry] = page.entries()
    expect(entry?.content).toBe('Rain on the roof, all night. And wind.')
    expect(await page.journal.store.revisions(entry?._id ?? '')).toEqual([])
  })

  it('JRN-18 runs every 30 seconds, for changes that can be saved', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    await page.openJournal()
    const autosave = async () => {
      page.editor.flush()
      expect(page.timers.waiting()).toContain(30_000)
      page.timers.ring()
      await page.editor.leave()
    }
    page.type({ content: ' ', title: 'A title' })
    page.editor.flush()
    page.timers.ring()
    expect(page.editor.state().phase).toBe('idle')
    expect(page.entries()).toEqual([])
    page.type({ content: 'Rain' })
    await autosave()
    expect(page.entries()).toMatchObject([{ content: 'Rain' }])
    const [before] = page.entries()
    await autosave()
    expect(page.entries()).toEqual([before])
    page.type({ content: 'Rain and wind' })
    await autosave()
    expect(page.entries()).toMatchObject([{ content: 'Rain and wind' }])
  })
})

describe('a draft', () => {
  it('JRN-13 JRN-15 stores the page within 300 ms or on unload', async () => {
    const { browser, page } = await aSavedPage()
    const [{ _id } = { _id: '' }] = page.entries()
    page.type({ title: 'The roof' })
    expect(page.timers.waiting()).toContain(300)
    page.timers.ring()
    const draft = { title: 'The roof', content: 'Rain on the roof', entryId: _id, tab: 'a' }
    expect(draftsIn(browser.storage)).toMatchObject([draft])
    expect(draftsIn(browser.storage)[0]?.lastModified).toBe('2026-03-14T09:30:00.000Z')
    page.type({ content: 'Rain on the roof, and wind' })
    page.editor.flush()
    expect(draftsIn(browser.storage)).toMatchObject([
      { ...draft, content: 'Rain on the roof, and wind' },
    ])
  })

  it('JRN-14 is removed by a save, and when nothing is left', async () => {
    const { browser, page } = await aSavedPage()
    expect(draftsIn(browser.storage)).toEqual([])
    page.type({ content: 'More' })
    page.editor.flush()
    expect(draftsIn(browser.storage)).toHaveLength(1)
    page.type({ content: '', title: '' })
    page.editor.flush()
    expect(draftsIn(browser.storage)).toEqual([])
  })

  it('JRN-29 of an entry continues that entry, with its details', async () => {
    const { browser, page } = await aSavedPage()
    page.type({ content: 'Rain on the roof all night' })
    page.editor.flush()
    page.crash()
    browser.pass(1)
    const again = await browser.openTab('a')
    expect(again.fields.content).toBe('Rain on the roof all night')
    expect(again.editor.state().notice).toMatchObject({ kind: 'restored' })
    await again.openJournal()
    await again.editor.save()
    expect(again.entries()).toMatchObject([{ content: 'Rain on the roof all night' }])
    expect(draftsIn(browser.storage)).toEqual([])
  })

  it('remembers that an entry stays on this device', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'Between us' })
    page.editor.setDetails({ keepHere: true, mood: 'calm' })
    page.editor.flush()
    page.crash()
    const again = await browser.openTab('a')
    await again.openJournal()
    await again.editor.save()
    expect(again.entries()).toMatchObject([{ content: 'Between us', mood: 'calm' }])
    expect(again.entries()[0]?._id).toMatch(/^local_/)
  })

  it('remembers details set before the first word', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.editor.setDetails({ keepHere: true, tags: ['river'] })
    page.type({ title: '' })
    page.unmount()
    page.crash()
    browser.pass(24 * 60)
    const again = await browser.openTab('a')
    expect(again.editor.state()).toMatchObject({
      notice: undefined,
      details: { keepHere: true, tags: ['river'] },
    })
    expect(again.editor.state().dateTitle).toBe('Journal Entry - March 15, 2026')
    again.editor.setDetails({ tags: [] })
    expect(again.editor.state().dirty).toBe(true)
    again.editor.setDetails({ keepHere: false })
    expect(again.editor.state().dirty).toBe(false)
    expect(draftsIn(browser.storage)).toEqual([])
    again.editor.setDetails({ keepHere: true, tags: ['river'] })
    await again.openJournal()
    again.type({ content: 'Between us' })
    await again.editor.save()
    expect(again.entries()).toMatchObject([{ content: 'Between us', tags: ['river'] }])
    expect(again.entries()[0]?._id).toMatch(/^local_/)
  })

  it('remembers removed details too', async () => {
    const { page } = await aSavedPage()
    page.editor.setDetails({ mood: 'calm', favorite: true })
    await page.editor.leave()
    page.type({ content: 'a\0b' })
    page.editor.setDetails({ mood: null })
    page.editor.discard()
    expect(page.editor.state().details).toMatchObject({ mood: 'calm', favorite: true })
    page.editor.undo()
    expect(page.editor.state().details).toMatchObject({ mood: null, favorite: true })
  })

  it('JRN-30 of one tab leaves those of others alone, and is found after its tab is closed', async () => {
    const browser = await aBrowser()
    const [a, b] = [await browser.openTab('a'), await browser.openTab('b')]
    a.type({ content: 'From a' })
    b.type({ content: 'From b' })
    a.editor.flush()
    b.editor.flush()
    expect(
      draftsIn(browser.storage)
        .map(({ content }) => content)
        .sort(),
    ).toEqual(['From a', 'From b'])
    const c = await browser.openTab('c')
    expect(c.fields.content).toBe('')
    a.crash()
    b.crash()
    c.crash()
    const d = await browser.openTab('d')
    const [waiting] = d.editor.state().waiting
    expect([d.fields.content, waiting?.content].sort()).toEqual(['From a', 'From b'])
    await d.openJournal()
    if (await d.editor.leave()) await d.editor.take(waiting as NonNullable<typeof waiting>)
    expect(d.fields.content).toBe(waiting?.content)
    expect(draftsIn(browser.storage)).toMatchObject([{ tab: 'd', content: waiting?.content }])
    expect(d.entries()).toHaveLength(1)
  })

  it('can be discarded and restored', async () => {
    const { page } = await aSavedPage()
    page.type({ content: 'Something else' })
    page.editor.discard()
    expect(page.fields.content).toBe('Rain on the roof')
    page.editor.undo()
    expect(page.fields.content).toBe('Something else')
    await page.editor.save()
    expect(page.entries()).toMatchObject([{ content: 'Something else' }])
  })

  it('that does not fit is reported', async () => {
    const storage = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }
    const page = await (await aBrowser(storage)).openTab('a')
    page.type({ content: 'Rain' })
    page.editor.flush()
    expect(page.editor.state().draftFailed).toBe(true)
  })
})

describe('an entry changed elsewhere', () => {
  it('shows the new text if nothing was edited here', async () => {
    const { browser, page } = await aSavedPage()
    const other = await browser.openTab('b')
    const [entry] = other.entries()
    await other.journal.entries.updateEntry(entry?._id ?? '', { content: 'Rain, said the other' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.fields.content).toBe('Rain, said the other')
    expect(page.editor.state()).toMatchObject({ dirty: false, notice: undefined })
  })

  it('shows a notice otherwise, and keeps both', async () => {
    const { browser, page } = await aSavedPage()
    page.type({ content: 'Rain, say I' })
    const other = await browser.openTab('b')
    const [entry] = other.entries()
    browser.pass(1)
    await other.journal.entries.updateEntry(entry?._id ?? '', {
      content: 'Rain, said the other',
      favorite: true,
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.fields.content).toBe('Rain, say I')
    expect(page.editor.state().notice).toEqual({ kind: 'changed-elsewhere' })
    await page.editor.save()
    expect(page.entries()).toMatchObject([{ content: 'Rain, say I', favorite: true }])
    const kept = await page.journal.store.revisions(entry?._id ?? '')
    expect(kept.map((version) => version.entry.content)).toContain('Rain, said the other')
  })

  it('or deleted keeps the text, and a save creates a new entry', async () => {
    const { browser, page } = await aSavedPage()
    const other = await browser.openTab('b')
    const [entry] = other.entries()
    await other.journal.entries.deleteEntry(entry?._id ?? '')
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.fields.content).toBe('Rain on the roof')
    expect(page.editor.state().notice).toEqual({ kind: 'deleted' })
    expect(draftsIn(browser.storage)).toMatchObject([{ content: 'Rain on the roof' }])
    page.type({ content: 'Rain on the roof, after all' })
    page.timers.ring()
    expect(page.editor.state().phase).toBe('idle')
    await page.editor.save()
    expect(page.entries()).toMatchObject([{ content: 'Rain on the roof, after all' }])
    expect(page.entries()[0]?._id).not.toBe(entry?._id)
  })
})

describe('JRN-40 a reloaded page', () => {
  it('reopens the entry that this tab had open today', async () => {
    const { browser, page } = await aSavedPage()
    page.unmount()
    const again = await browser.openTab('a')
    expect(again.fields.content).toBe('')
    await again.openJournal()
    expect(again.fields.content).toBe('Rain on the roof')
    again.type({ content: 'Rain on the roof, all night' })
    await again.editor.save()
    expect(again.entries().map(({ content }) => content)).toEqual(['Rain on the roof, all night'])
    const other = await browser.openTab('b')
    await other.openJournal()
    expect(other.fields.content).toBe('')
    browser.pass(24 * 60)
    const tomorrow = await browser.openTab('a')
    await tomorrow.openJournal()
    expect(tomorrow.fields.content).toBe('')
  })

  it('leaves text alone that was typed before the journal was open', async () => {
    const { browser, page } = await aSavedPage()
    page.unmount()
    browser.pass(1)
    const again = await browser.openTab('a')
    again.type({ content: 'Something else' })
    await again.openJournal()
    expect(again.fields.content).toBe('Something else')
    await again.editor.save()
    expect(again.entries().map(({ content }) => content)).toEqual([
      'Something else',
      'Rain on the roof',
    ])
  })

  it('is new after Start New Entry, and if the entry was deleted', async () => {
    const { browser, page } = await aSavedPage()
    page.editor.open(undefined)
    page.unmount()
    const fresh = await browser.openTab('a')
    await fresh.openJournal()
    expect(fresh.fields.content).toBe('')
    const [entry] = fresh.entries()
    fresh.editor.open(entry)
    fresh.unmount()
    await fresh.journal.store.remove(entry?._id ?? '')
    const after = await browser.openTab('a')
    await after.openJournal()
    expect([after.fields.content, after.editor.state().notice]).toEqual(['', undefined])
  })
})
