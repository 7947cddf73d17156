import { TEXT_MAX } from '@daywell/core/journal'
import { describe, expect, it } from 'vitest'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { aBrowser } from './testing/a-page.ts'

const TITLE = 'Journal Entry - March 14, 2026'
const draftsIn = (storage: Storage | Parameters<typeof drafts>[0]['storage']) =>
  drafts({ storage, userId: 'anna', tab: 'nobody' }).all()

async function aSavedPage() {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  page.type({ content: 'Rain on the roof' })
  await page.writing.save()
  return { browser, page }
}

describe('a new page', () => {
  it('JRN-17 starts with the date title and wants a fresh prompt', async () => {
    const { fields, writing } = await (await aBrowser()).openTab('a')
    expect(fields).toEqual({ title: TITLE, content: '' })
    expect(writing.state()).toMatchObject({ entryId: undefined, dirty: false })
    expect(writing.state().details.prompt).toBeUndefined()
  })

  it('belongs to the day on which it is seen, as long as nobody has written on it', async () => {
    const browser = await aBrowser()
    const { fields, writing, type } = await browser.openTab('a')
    browser.pass(24 * 60)
    writing.newDay()
    expect(fields.title).toBe('Journal Entry - March 15, 2026')
    type({ content: 'Late.' })
    browser.pass(24 * 60)
    writing.newDay()
    expect(fields).toEqual({ title: 'Journal Entry - March 15, 2026', content: 'Late.' })
  })

  it('has the title of its day: that of the first word, of the save, and to which it is dated', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    const { fields, writing, type } = page
    await page.openJournal()
    browser.pass(24 * 60)
    type({ content: 'L' })
    expect(fields.title).toBe('Journal Entry - March 15, 2026')
    writing.setDetails({ localDate: '2026-03-02' })
    expect(fields).toEqual({ title: 'Journal Entry - March 2, 2026', content: 'L' })
    await writing.save()
    writing.setDetails({ localDate: '2026-03-03' })
    await writing.leave()
    const [dated] = page.entries()
    expect(dated).toMatchObject({ localDate: '2026-03-03', title: 'Journal Entry - March 3, 2026' })
    expect(fields.title).toBe(dated?.title)
    type({ title: 'Mine' })
    writing.setDetails({ localDate: '2026-03-04' })
    await writing.leave()
    expect(page.entries()).toMatchObject([{ localDate: '2026-03-04', title: 'Mine' }])
    writing.open(undefined)
    type({ content: 'Before midnight' })
    browser.pass(24 * 60)
    await writing.save()
    const title = 'Journal Entry - March 16, 2026'
    expect(page.entries()[0]).toMatchObject({ localDate: '2026-03-16', title })
    expect([fields.title, writing.state().dirty]).toEqual([title, false])
  })
})

describe('a save', () => {
  it('JRN-12 is not made of blanks, and not twice at once', async () => {
    const browser = await aBrowser()
    const { writing, type, openJournal, entries } = await browser.openTab('a')
    type({ content: ' \n\u3000' })
    expect(await writing.save()).toBe(false)
    expect(writing.state()).toMatchObject({ blank: true, phase: 'idle' })
    type({ content: 'Rain' })
    const both = [writing.save(), writing.save()]
    expect(writing.state().phase).toBe('saving')
    await openJournal()
    expect(await Promise.all(both)).toEqual([true, true])
    expect(entries()).toHaveLength(1)
    expect(writing.state().phase).toBe('idle')
  })

  it('first creates the entry and then updates it', async () => {
    const { page } = await aSavedPage()
    const [{ _id } = { _id: '' }] = page.entries()
    page.type({ content: 'Rain on the roof all night' })
    await page.writing.save()
    expect(page.entries()).toMatchObject([{ _id, content: 'Rain on the roof all night' }])
  })

  it('JRN-21 puts the date title in the place of an empty one, on the page too', async () => {
    const browser = await aBrowser()
    const { writing, type, fields, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    type({ content: 'Rain', title: '  ' })
    await writing.save()
    expect(entries()).toMatchObject([{ title: TITLE }])
    expect(fields.title).toBe(TITLE)
  })

  it('leaves the title alone as long as somebody is about to type another', async () => {
    const { page } = await aSavedPage()
    page.enterTitle()
    page.type({ content: 'Rain', title: '' })
    await page.writing.leave()
    expect([page.fields.title, page.entries()[0]?.title]).toEqual(['', TITLE])
    expect(page.writing.state().dirty).toBe(false)
    page.type({ title: 'Home' })
    page.leaveTitle()
    expect(page.fields.title).toBe('Home')
    await page.writing.leave()
    page.enterTitle()
    page.type({ title: ' ' })
    await page.writing.leave()
    page.leaveTitle()
    expect(page.fields.title).toBe(TITLE)
  })

  it('that fails says so and keeps the draft', async () => {
    const browser = await aBrowser()
    const { writing, type, failToOpen } = await browser.openTab('a')
    type({ content: 'Rain' })
    failToOpen()
    expect(await writing.save()).toBe(false)
    expect(writing.state().phase).toBe('failed')
    expect(draftsIn(browser.storage)).toMatchObject([{ content: 'Rain' }])
  })

  it('JRN-32 refuses a text that is too long, and leaves it whole', async () => {
    const browser = await aBrowser()
    const { writing, type, fields, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    const long = 'a'.repeat(TEXT_MAX + 1)
    type({ content: long })
    expect(await writing.save()).toBe(false)
    expect(entries()).toEqual([])
    expect(fields.content).toBe(long)
    writing.flush()
    expect(draftsIn(browser.storage)).toMatchObject([{ content: long }])
  })

  it.each(['a\0b', 'half \ud83d'])('keeps %j here: no server could store it', async (broken) => {
    const browser = await aBrowser()
    const { writing, type, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    type({ content: broken })
    expect(await writing.save()).toBe(false)
    expect(writing.state()).toMatchObject({ unstorable: true, dirty: true, phase: 'idle' })
    writing.flush()
    expect([entries(), draftsIn(browser.storage)]).toMatchObject([[], [{ content: broken }]])
    type({ content: 'whole 🙂' })
    expect(await writing.save()).toBe(true)
    expect(writing.state().unstorable).toBe(false)
  })

  it('that is asked for where nothing has changed sends once more what the server did not take', async () => {
    const { page } = await aSavedPage()
    const sent = [page.entries()[0]?._id]
    page.timers.ring()
    await page.writing.leave()
    expect(page.triedAgain).toEqual([])
    expect(await page.writing.save()).toBe(true)
    expect(page.triedAgain).toEqual(sent)
  })

  it('that is asked for during another one comes after it', async () => {
    const { page } = await aSavedPage()
    const { writing } = page
    page.type({ content: 'Rain' })
    void writing.save()
    writing.setDetails({ favorite: true })
    page.type({ content: 'Rain and wind' })
    expect(await writing.save()).toBe(true)
    expect(writing.state()).toMatchObject({ phase: 'idle', dirty: false })
    expect(page.entries()).toMatchObject([{ content: 'Rain and wind', favorite: true }])
  })

  it('keeps as a draft what was typed while it was under way', async () => {
    const browser = await aBrowser()
    const { writing, type, timers, openJournal, entries } = await browser.openTab('a')
    await openJournal()
    type({ content: 'Rain' })
    const saving = writing.save()
    await Promise.resolve()
    type({ content: 'Rain and wind' })
    await saving
    timers.ring()
    expect(entries()).toMatchObject([{ content: 'Rain' }])
    expect(writing.state().dirty).toBe(true)
    expect(draftsIn(browser.storage)).toMatchObject([
      { content: 'Rain and wind', entryId: entries()[0]?._id },
    ])
  })
})

describe('what becomes of a save', () => {
  it('is said aloud where it was asked for, and not where it came by itself', async () => {
    const { page } = await aSavedPage()
    const { writing } = page
    expect(writing.state()).toMatchObject({ phase: 'idle', asked: true })
    page.type({ content: 'Rain' })
    page.timers.ring()
    expect(writing.state()).toMatchObject({ phase: 'saving', asked: false })
    await writing.leave()
    writing.setDetails({ favorite: true })
    await writing.leave()
    expect(writing.state()).toMatchObject({ phase: 'idle', asked: false, dirty: false })
    page.type({ content: 'Rain and wind' })
    const saving = writing.save()
    expect(writing.state()).toMatchObject({ phase: 'saving', asked: true })
    await saving
    expect(writing.state().asked).toBe(true)
    writing.open(undefined)
    expect(writing.state().asked).toBe(false)
  })
})

describe('autosave', () => {
  it('JRN-18 comes every 30 seconds, for changes that can be saved', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    await page.openJournal()
    const autosave = async () => {
      page.writing.flush()
      expect(page.timers.waiting()).toContain(30_000)
      page.timers.ring()
      await page.writing.leave()
    }
    page.type({ content: ' ', title: 'A title' })
    page.writing.flush()
    page.timers.ring()
    expect(page.writing.state().phase).toBe('idle')
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
  it('JRN-13 JRN-15 holds what is on the page, within 300 ms or when the page goes', async () => {
    const { browser, page } = await aSavedPage()
    const [{ _id } = { _id: '' }] = page.entries()
    page.type({ title: 'The roof' })
    expect(page.timers.waiting()).toContain(300)
    page.timers.ring()
    const draft = { title: 'The roof', content: 'Rain on the roof', entryId: _id, tab: 'a' }
    expect(draftsIn(browser.storage)).toMatchObject([draft])
    expect(draftsIn(browser.storage)[0]?.lastModified).toBe('2026-03-14T09:30:00.000Z')
    page.type({ content: 'Rain on the roof, and wind' })
    page.writing.flush()
    expect(draftsIn(browser.storage)).toMatchObject([
      { ...draft, content: 'Rain on the roof, and wind' },
    ])
  })

  it('JRN-14 goes with a save, and when nothing is left', async () => {
    const { browser, page } = await aSavedPage()
    expect(draftsIn(browser.storage)).toEqual([])
    page.type({ content: 'More' })
    page.writing.flush()
    expect(draftsIn(browser.storage)).toHaveLength(1)
    page.type({ content: '', title: '' })
    page.writing.flush()
    expect(draftsIn(browser.storage)).toEqual([])
  })

  it('JRN-29 with an entry continues that entry, with all that was set beside it', async () => {
    const { browser, page } = await aSavedPage()
    page.type({ content: 'Rain on the roof all night' })
    page.writing.flush()
    page.crash()
    browser.pass(1)
    const again = await browser.openTab('a')
    expect(again.fields.content).toBe('Rain on the roof all night')
    expect(again.writing.state().notice).toMatchObject({ kind: 'restored' })
    await again.openJournal()
    await again.writing.save()
    expect(again.entries()).toMatchObject([{ content: 'Rain on the roof all night' }])
    expect(draftsIn(browser.storage)).toEqual([])
  })

  it('keeps that an entry is to stay on this device', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.type({ content: 'Between us' })
    page.writing.setDetails({ keepHere: true, mood: 'calm' })
    page.writing.flush()
    page.crash()
    const again = await browser.openTab('a')
    await again.openJournal()
    await again.writing.save()
    expect(again.entries()).toMatchObject([{ content: 'Between us', mood: 'calm' }])
    expect(again.entries()[0]?._id).toMatch(/^local_/)
  })

  it('keeps what was set before the first word', async () => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    page.writing.setDetails({ keepHere: true, tags: ['river'] })
    page.type({ title: '' })
    page.unmount()
    page.crash()
    browser.pass(24 * 60)
    const again = await browser.openTab('a')
    expect(again.writing.state()).toMatchObject({
      ...{ notice: undefined, details: { keepHere: true, tags: ['river'] } },
    })
    expect(again.fields.title).toBe('Journal Entry - March 15, 2026')
    again.writing.setDetails({ tags: [] })
    expect(again.writing.state().dirty).toBe(true)
    again.writing.setDetails({ keepHere: false })
    expect(again.writing.state().dirty).toBe(false)
    expect(draftsIn(browser.storage)).toEqual([])
    again.writing.setDetails({ keepHere: true, tags: ['river'] })
    await again.openJournal()
    again.type({ content: 'Between us' })
    await again.writing.save()
    expect(again.entries()).toMatchObject([{ content: 'Between us', tags: ['river'] }])
    expect(again.entries()[0]?._id).toMatch(/^local_/)
  })

  it('keeps what was taken from an entry, too', async () => {
    const { page } = await aSavedPage()
    page.writing.setDetails({ mood: 'calm', favorite: true })
    await page.writing.leave()
    page.type({ content: 'a\0b' })
    page.writing.setDetails({ mood: null })
    page.writing.discard()
    expect(page.writing.state().details).toMatchObject({ mood: 'calm', favorite: true })
    page.writing.undo()
    expect(page.writing.state().details).toMatchObject({ mood: null, favorite: true })
  })

  it('JRN-30 of one tab leaves those of others alone, and is found when its tab is gone', async () => {
    const browser = await aBrowser()
    const [a, b] = [await browser.openTab('a'), await browser.openTab('b')]
    a.type({ content: 'From a' })
    b.type({ content: 'From b' })
    a.writing.flush()
    b.writing.flush()
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
    const [waiting] = d.writing.state().waiting
    expect([d.fields.content, waiting?.content].sort()).toEqual(['From a', 'From b'])
    await d.openJournal()
    if (await d.writing.leave()) await d.writing.take(waiting as NonNullable<typeof waiting>)
    expect(d.fields.content).toBe(waiting?.content)
    expect(draftsIn(browser.storage)).toMatchObject([{ tab: 'd', content: waiting?.content }])
    expect(d.entries()).toHaveLength(1)
  })

  it('can be discarded, and had again', async () => {
    const { page } = await aSavedPage()
    page.type({ content: 'Something else' })
    page.writing.discard()
    expect(page.fields.content).toBe('Rain on the roof')
    page.writing.undo()
    expect(page.fields.content).toBe('Something else')
    await page.writing.save()
    expect(page.entries()).toMatchObject([{ content: 'Something else' }])
  })

  it('that has no room is told of', async () => {
    const storage = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {},
    }
    const page = await (await aBrowser(storage)).openTab('a')
    page.type({ content: 'Rain' })
    page.writing.flush()
    expect(page.writing.state().draftFailed).toBe(true)
  })
})

describe('an entry that is changed elsewhere', () => {
  it('shows the other words where nothing was being written', async () => {
    const { browser, page } = await aSavedPage()
    const other = await browser.openTab('b')
    const [entry] = other.entries()
    await other.journal.entries.updateEntry(entry?._id ?? '', { content: 'Rain, said the other' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.fields.content).toBe('Rain, said the other')
    expect(page.writing.state()).toMatchObject({ dirty: false, notice: undefined })
  })

  it('says so where something was, and keeps both', async () => {
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
    expect(page.writing.state().notice).toEqual({ kind: 'changed-elsewhere' })
    await page.writing.save()
    expect(page.entries()).toMatchObject([{ content: 'Rain, say I', favorite: true }])
    const kept = await page.journal.store.revisions(entry?._id ?? '')
    expect(kept.map((version) => version.entry.content)).toContain('Rain, said the other')
  })

  it('or deleted keeps the words, and makes a new entry of them when they are saved', async () => {
    const { browser, page } = await aSavedPage()
    const other = await browser.openTab('b')
    const [entry] = other.entries()
    await other.journal.entries.deleteEntry(entry?._id ?? '')
    await new Promise((resolve) => setImmediate(resolve))
    expect(page.fields.content).toBe('Rain on the roof')
    expect(page.writing.state().notice).toEqual({ kind: 'deleted' })
    expect(draftsIn(browser.storage)).toMatchObject([{ content: 'Rain on the roof' }])
    page.type({ content: 'Rain on the roof, after all' })
    page.timers.ring()
    expect(page.writing.state().phase).toBe('idle')
    await page.writing.save()
    expect(page.entries()).toMatchObject([{ content: 'Rain on the roof, after all' }])
    expect(page.entries()[0]?._id).not.toBe(entry?._id)
  })
})

describe('JRN-40 a page that is loaded again', () => {
  it('has the entry on it that was open in this tab on this day', async () => {
    const { browser, page } = await aSavedPage()
    page.unmount()
    const again = await browser.openTab('a')
    expect(again.fields.content).toBe('')
    await again.openJournal()
    expect(again.fields.content).toBe('Rain on the roof')
    again.type({ content: 'Rain on the roof, all night' })
    await again.writing.save()
    expect(again.entries().map(({ content }) => content)).toEqual(['Rain on the roof, all night'])
    const other = await browser.openTab('b')
    await other.openJournal()
    expect(other.fields.content).toBe('')
    browser.pass(24 * 60)
    const tomorrow = await browser.openTab('a')
    await tomorrow.openJournal()
    expect(tomorrow.fields.content).toBe('')
  })

  it('leaves alone what was begun before the journal was open', async () => {
    const { browser, page } = await aSavedPage()
    page.unmount()
    browser.pass(1)
    const again = await browser.openTab('a')
    again.type({ content: 'Something else' })
    await again.openJournal()
    expect(again.fields.content).toBe('Something else')
    await again.writing.save()
    expect(again.entries().map(({ content }) => content)).toEqual([
      'Something else',
      'Rain on the roof',
    ])
  })

  it('is a new one after Start New Entry, and where the entry was deleted', async () => {
    const { browser, page } = await aSavedPage()
    page.writing.open(undefined)
    page.unmount()
    const fresh = await browser.openTab('a')
    await fresh.openJournal()
    expect(fresh.fields.content).toBe('')
    const [entry] = fresh.entries()
    fresh.writing.open(entry)
    fresh.unmount()
    await fresh.journal.store.remove(entry?._id ?? '')
    const after = await browser.openTab('a')
    await after.openJournal()
    expect([after.fields.content, after.writing.state().notice]).toEqual(['', undefined])
  })
})
