import { describe, expect, it } from 'vitest'
import { manualTimers } from '#api/testing/manual-timers.ts'
import {
  MIRROR_BYTES,
  mirrorText,
  readMirror,
  writeMirror,
} from '#device/local-store/entries/mirror.ts'
import { heldTabs, tabId } from '#device/local-store/tabs/tab-id.ts'
import { onServer } from '#device/local-store/testing/a-device.ts'
import { smallStorage } from '#device/local-store/testing/small-storage.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { DRAFT_DELAY_MS, draftWriter } from './draft-writer.ts'
import { type Draft, drafts } from './drafts.ts'

const KEY = 'journal_draft_anna'
const MIRROR = 'journal_entries_anna'
const draft = (content: string, minute = 0): Omit<Draft, 'tab'> => ({
  title: '',
  content,
  lastModified: `2026-03-14T09:${10 + minute}:00.000Z`,
})

describe('a draft', () => {
  it('PRIV-16 is stored under its key with content, title, lastModified, entryId and its tab', () => {
    const storage = mapStorage()
    drafts({ storage, userId: 'anna', tab: 'one' }).write({ ...draft('words'), entryId: 'e1' })
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({
      content: 'words',
      title: '',
      lastModified: '2026-03-14T09:10:00.000Z',
      entryId: 'e1',
      tab: 'one',
    })
  })

  it('JRN-30 keeps the drafts of several tabs apart: the newest on top, the others by tab', () => {
    const storage = mapStorage()
    const one = drafts({ storage, userId: 'anna', tab: 'one' })
    const two = drafts({ storage, userId: 'anna', tab: 'two' })
    one.write(draft('of one'))
    two.write(draft('of two', 1))
    one.write(draft('of one, edited', 2))
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({
      content: 'of one, edited',
      tab: 'one',
      others: { two: { content: 'of two' } },
    })
    one.remove()
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual({ ...draft('of two', 1), tab: 'two' })
    one.remove('two')
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('JRN-30 is restored after another tab has overwritten it in a race', () => {
    const storage = mapStorage()
    // This tab doesn't see the others' latest writes yet.
    const stale = { ...storage, getItem: () => before, setItem: storage.setItem }
    const one = drafts({ storage, userId: 'anna', tab: 'one' })
    const two = drafts({ storage: stale, userId: 'anna', tab: 'two' })
    const texts = () => one.all().map(({ content }) => content)
    one.write(draft('of one'))
    let before = storage.getItem(KEY)
    one.write(draft('of one, edited', 1))
    two.write(draft('of two', 2))
    expect(texts()).toEqual(['of two', 'of one'])
    const guard = (oldValue: string | null = null) =>
      one.guard({ oldValue, newValue: storage.getItem(KEY) })
    guard()
    expect(texts()).toEqual(['of two', 'of one, edited'])
    before = storage.getItem(KEY)
    one.remove()
    two.write(draft('of two, edited', 3))
    expect(texts()).toHaveLength(2)
    guard()
    expect(texts()).toEqual(['of two, edited'])
    // Setting a draft aside, and restoring it, is one atomic write.
    one.write(draft('of one', 4))
    one.write(draft('of one', 4), { as: 'aside', insteadOf: 'one' })
    before = null
    two.write(draft('of two', 5))
    guard()
    expect(one.all().map(({ tab }) => tab)).toEqual(['two', 'aside'])
    // A tab that saw no draft but its own removed the key by accident: restored. A tab that saw all
    // of them removed it on purpose.
    const all = storage.getItem(KEY)
    storage.removeItem(KEY)
    guard(null)
    expect(one.all().map(({ tab }) => tab)).toEqual(['aside'])
    storage.removeItem(KEY)
    guard(all)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it("that can't be removed stays, and blocks nothing", () => {
    const storage = mapStorage()
    drafts({ storage, userId: 'anna', tab: 'two' }).write(draft('of two'))
    drafts({ storage, userId: 'anna', tab: 'one' }).write(draft('of one'))
    const broken = {
      ...storage,
      setItem() {
        throw new Error('no room')
      },
    }
    const own = drafts({ storage: broken, userId: 'anna', tab: 'one' })
    expect(() => own.remove()).not.toThrow()
    expect(own.all()).toHaveLength(2)
  })

  it('is removed when title and content are both empty, and not before', () => {
    const storage = mapStorage()
    const own = drafts({ storage, userId: 'anna', tab: 'one' })
    own.write({ ...draft(''), title: 'only a title' })
    expect(own.all()).toHaveLength(1)
    own.write(draft(''))
    expect(storage.getItem(KEY)).toBeNull()
  })

  it.each(['{', '7', 'null', '[]'])('is none where storage holds %s', (text) => {
    expect(
      drafts({ storage: mapStorage({ [KEY]: text }), userId: 'anna', tab: 'a' }).all(),
    ).toEqual([])
  })
})

describe('the draft writer', () => {
  it('JRN-15 writes the newest change 300 ms after the first, however much is typed', () => {
    const timers = manualTimers()
    const written: string[] = []
    const writer = draftWriter((text: string) => written.push(text), timers)
    for (const text of ['a', 'ab', 'abc']) writer.change(text)
    expect(timers.waiting()).toEqual([DRAFT_DELAY_MS])
    expect(timers.count(), 'set by the first change alone').toBe(1)
    timers.ring()
    expect(written).toEqual(['abc'])
    writer.change('abcd')
    writer.flush()
    writer.flush()
    expect(written).toEqual(['abc', 'abcd'])
    expect(timers.waiting()).toEqual([])
    writer.change('saved meanwhile')
    writer.cancel()
    writer.flush()
    expect(written).toEqual(['abc', 'abcd'])
  })
})

describe('the mirror', () => {
  const entries = Array.from({ length: 300 }, (_, index) =>
    onServer(`${index}`, 'é'.repeat(5000), 300 - index),
  )

  it('PRIV-30 holds the newest entries, up to 1 MB', () => {
    const storage = mapStorage()
    writeMirror(storage, MIRROR, entries)
    const text = storage.getItem(MIRROR) ?? ''
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MIRROR_BYTES)
    const kept = readMirror(storage, MIRROR)
    expect(kept).toEqual(entries.slice(0, kept.length))
    expect(kept.length).toBeGreaterThan(90)
  })

  it('shrinks where there is less room, and is empty where there is none', () => {
    const small = smallStorage(300_000)
    writeMirror(small, MIRROR, entries)
    expect(readMirror(small, MIRROR).length).toBeGreaterThan(10)
    const none = smallStorage(20)
    writeMirror(none, MIRROR, entries)
    expect(none.used()).toBe(0)
  })

  it('PRIV-33 yields to drafts: it shrinks until the draft is written', () => {
    const storage = smallStorage(600_000)
    writeMirror(storage, MIRROR, entries)
    const own = drafts({ storage, userId: 'anna', tab: 'one' })
    for (const length of [50_000, 250_000, 590_000]) {
      own.write(draft('d'.repeat(length)))
      expect(own.all()[0]?.content).toHaveLength(length)
      // It evicts no more than it has to.
      if (length < 300_000) expect(readMirror(storage, MIRROR).length).toBeGreaterThan(10)
    }
    expect(() => own.write(draft('d'.repeat(700_000)))).toThrow('no room')
  })

  it('never evicts the store itself', () => {
    const storage = smallStorage(1000)
    const store = JSON.stringify({ rows: ['x'.repeat(500)] })
    storage.setItem(MIRROR, store)
    const own = drafts({ storage, userId: 'anna', tab: 'one' })
    expect(() => own.write(draft('d'.repeat(800)))).toThrow('no room')
    expect(storage.getItem(MIRROR)).toBe(store)
  })

  it('returns only valid entries', () => {
    expect(readMirror(mapStorage({ [MIRROR]: '[null, 3, {"_id": 4}]' }), MIRROR)).toEqual([])
    expect(readMirror(mapStorage({ [MIRROR]: '{"rows": []}' }), MIRROR)).toEqual([])
    expect(readMirror(mapStorage({ [MIRROR]: '[' }), MIRROR)).toEqual([])
    expect(mirrorText([])).toBe('[]')
  })
})

describe('the tab id', () => {
  function someLocks() {
    const held = new Set<string>()
    return {
      held,
      async request(
        name: string,
        _: { ifAvailable: true },
        hold: (lock: unknown) => Promise<unknown> | undefined,
      ) {
        if (held.has(name)) return hold(null)
        held.add(name)
        return hold({ name })
      },
    }
  }

  const never = { onHide: () => {}, onShow: () => {} }
  const safely = (tab: object) => safeStorage(() => tab as Storage)

  it('survives a reload, and a duplicated tab takes another one', async () => {
    const locks = someLocks()
    let made = 0
    const newId = () => `tab${++made}`
    const tab = mapStorage()
    expect(await tabId({ ...never, tab: safely(tab), newId, locks })).toBe('tab1')
    const copy = mapStorage(tab.all())
    expect(await tabId({ ...never, tab: safely(copy), newId, locks })).toBe('tab2')
    locks.held.clear()
    expect(await tabId({ ...never, tab: safely(tab), newId, locks })).toBe('tab1')
  })

  it('does so without locks, too', async () => {
    let made = 0
    const newId = () => `tab${++made}`
    const openTab = async (tab = mapStorage()) => {
      const hidden: (() => void)[] = []
      const onHide = (act: () => void) => hidden.push(act)
      const name = await tabId({ ...never, onHide, tab: safely(tab), newId, locks: undefined })
      return { name, tab, hide: () => hidden.forEach((act) => void act()) }
    }
    const first = await openTab()
    const copy = await openTab(mapStorage(first.tab.all()))
    expect([first.name, copy.name]).toEqual(['tab1', 'tab2'])
    first.hide()
    const reloaded = await openTab(first.tab)
    expect(reloaded.name).toBe('tab1')
    expect((await openTab(mapStorage(reloaded.tab.all()))).name).toBe('tab3')
  })

  it('is assigned even if session storage is full, with locks and without', async () => {
    const setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const tab = { ...mapStorage(), setItem }
    for (const locks of [someLocks(), undefined])
      expect(await tabId({ ...never, tab: safely(tab), newId: () => 'new', locks })).toBe('new')
  })

  it('is visible to other tabs as long as it is held', async () => {
    const held = ['daywell-tab-one', 'daywell-tab-two', 'something else'].map((name) => ({ name }))
    const locks = { query: async () => ({ held }) }
    expect(await heldTabs(locks, 'one')).toEqual(new Set(['two']))
    expect(await heldTabs(undefined, 'one')).toBeUndefined()
    const refusing = { query: () => Promise.reject(new Error('not here')) }
    expect(await heldTabs(refusing, 'one')).toBeUndefined()
  })
})
