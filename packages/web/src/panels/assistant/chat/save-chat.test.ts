import { isLocalId } from '@daywell/core/journal'
import { readLines } from '@daywell/core/markdown'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '#device/local-store/testing/a-device.ts'
import { memoryDevice } from '#device/local-store/testing/memory-device.ts'
import { type EntryChange, entriesService } from '#services/privacy/entries-service.ts'
import { levelStore } from '#services/privacy/privacy-level.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { createChatSaving } from './chat-saving.ts'
import type { Answer, Exchange } from './message.ts'
import type { SaveOutcome } from './save-chat.ts'

const timestamp = '2026-03-14T09:30:00.000Z'
let lastId = 0

/** A message and its answer; without one, the card. */
function exchange(said: string, reply?: string, more: Partial<Answer> = {}): Exchange {
  lastId += 1
  const message = { role: 'assistant', content: reply ?? '', timestamp } as const
  const whole: Answer = { state: 'whole', message, read: [], ...more }
  const help = { state: 'help', verdict: { kind: 'self', also: [] } } as const
  const asked = { role: 'user', content: said, timestamp } as const
  const answer = reply === undefined ? help : whole
  const sent = { withDraft: false, isOfKeptDraft: false, isHere: false }
  return { id: lastId, asked, ...sent, answer }
}

async function aChat(level: 'local' | 'hybrid' | 'cloud' = 'hybrid') {
  const device = memoryDevice()
  const store = await device.open()
  const levels = levelStore(mapStorage(), 'anna')
  levels.choose(level)
  const entries = entriesService({
    store,
    levels,
    now: () => device.clock.now,
    timeZone: () => 'Asia/Tokyo',
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    generatePrompt: () => Promise.reject(new Error('not asked')),
  })
  const elsewhere = new Set<string>()
  const openElsewhere = {
    has: (id: string) => elsewhere.has(id),
    open() {},
    subscribe: () => () => {},
  }
  let page: { entryId: string | undefined; isUnsaved: boolean } = {
    entryId: undefined,
    isUnsaved: true,
  }
  const saving = createChatSaving()
  const deps = {
    journal: { store, entries, openElsewhere },
    title: 'A conversation',
    page: () => page,
  }
  const save = async (...exchanges: Exchange[]) => {
    device.clock.now += MINUTE
    const outcome = await saving.save(exchanges, deps)
    if (!outcome) throw new Error('A save is running')
    return outcome
  }
  const texts = () =>
    entries
      .getEntries()
      .map(({ content }) => content)
      .sort()
  const undo = (outcome: SaveOutcome) => saving.undo(outcome, deps)
  const show = (next: typeof page) => {
    page = next
  }
  return { saving, save, undo, texts, entries, store, elsewhere, show, deps }
}

const hello = exchange('Hello *you*', 'Good day.\n\nAnd you?')
const heavy = exchange('I can’t go on.')
const more = exchange('More', 'Yes.')
const HELLO = 'Hello \\*you\\*\n\n> Good day.\n>\n> And you?'
const MORE = 'More\n\n> Yes.'

describe('saving a chat', () => {
  it('AI-127 AI-128 makes an entry of the local day, with what was said and without the card', async () => {
    const { save, entries } = await aChat('cloud')
    const stopped = exchange('And?', 'I was', { state: 'stopped' })
    const failed = exchange('So?', '', { state: 'failed' })
    expect(await save(hello, heavy, stopped, failed)).toMatchObject({ kind: 'saved' })
    expect(entries.getEntries()).toMatchObject([
      {
        title: 'A conversation',
        content: `${HELLO}\n\nI can’t go on.\n\nAnd?\n\n> I was\n\nSo?`,
        localDate: '2026-03-14',
        hideFromAssistant: false,
      },
    ])
  })

  it.each([
    ['local', true],
    ['hybrid', false],
    ['cloud', false],
  ] as const)('AI-128 at the level %s, it is stored as any new entry is', async (level, isHere) => {
    const { save, store, entries } = await aChat(level)
    await save(hello)
    expect(entries.getEntries().map(({ _id }) => isLocalId(_id))).toEqual([isHere])
    expect(store.outbox().length).toBe(isHere ? 0 : 1)
  })

  it('AI-128 what tells of a draft that stays on this device stays there too', async () => {
    const { save, store, entries, texts } = await aChat('cloud')
    await save(hello)
    expect(store.outbox().length).toBe(1)
    const ofKept = { ...more, withDraft: true, isOfKeptDraft: true }
    expect(await save(hello, ofKept)).toMatchObject({ kind: 'saved' })
    expect(texts()).toEqual([HELLO, MORE])
    expect(entries.getEntries().filter(({ _id }) => isLocalId(_id))).toMatchObject([
      { content: MORE },
    ])
    // What's said after it is added there.
    expect(await save(hello, ofKept, heavy)).toMatchObject({ kind: 'added' })
    expect(store.outbox().length).toBe(1)
  })

  it('AI-129 makes no second copy, and adds what was said since', async () => {
    const { save, texts } = await aChat()
    const { saved } = await save(hello)
    expect(await save(hello)).toMatchObject({ kind: 'already', saved })
    expect(texts()).toEqual([HELLO])
    expect(await save(hello, more)).toMatchObject({
      kind: 'added',
      saved: { entryId: saved?.entryId },
    })
    expect(texts()).toEqual([`${HELLO}\n\n${MORE}`])
    // A message that the person removed from the chat stays in the entry.
    expect(await save(more, heavy)).toMatchObject({ kind: 'added' })
    expect(texts()).toEqual([`${HELLO}\n\n${MORE}\n\nI can’t go on.`])
  })

  it('AI-129 leaves an entry alone that was edited, is open elsewhere, or has unsaved changes', async () => {
    const cases: ((chat: Awaited<ReturnType<typeof aChat>>, id: string) => unknown)[] = [
      ({ entries }, id) => entries.updateEntry(id, { content: 'Mine' }),
      ({ elsewhere }, id) => elsewhere.add(id),
      ({ show }, id) => show({ entryId: id, isUnsaved: true }),
    ]
    for (const change of cases) {
      const chat = await aChat()
      const outcome = await chat.save(hello)
      await change(chat, outcome.saved?.entryId ?? '')
      const [content] = chat.texts()
      expect(await chat.undo(outcome)).toBe(false)
      expect(chat.texts()).toEqual([content])
      expect(await chat.save(hello, more)).toMatchObject({ kind: 'saved' })
      expect(chat.texts()).toEqual([content, MORE].sort())
      expect(await chat.save(hello, more)).toMatchObject({ kind: 'already' })
    }
  })

  it('AI-129 adds to an entry that is on the page as it was saved', async () => {
    const { save, show, texts } = await aChat()
    const { saved } = await save(hello)
    show({ entryId: saved?.entryId, isUnsaved: false })
    expect(await save(hello, more)).toMatchObject({ kind: 'added' })
    expect(texts()).toEqual([`${HELLO}\n\n${MORE}`])
  })

  it('AI-129 saves all of it again if the entry was deleted, and a new conversation anew', async () => {
    const { save, entries, texts, saving } = await aChat()
    const { saved } = await save(hello)
    await entries.deleteEntry(saved?.entryId ?? '')
    expect(await save(hello, more)).toMatchObject({ kind: 'saved' })
    expect(texts()).toEqual([`${HELLO}\n\n${MORE}`])
    expect(await save(heavy)).toMatchObject({ kind: 'saved', before: undefined })
    expect(texts()).toEqual([`${HELLO}\n\n${MORE}`, 'I can’t go on.'])
    saving.forget()
    expect(await save(heavy)).toMatchObject({ kind: 'saved' })
  })

  it('AI-129 is undone: the entry is as before, or deleted', async () => {
    const { save, undo, texts } = await aChat()
    const first = await save(hello)
    const second = await save(hello, more)
    expect(await undo(first)).toBe(false)
    expect(await undo(second)).toBe(true)
    expect(texts()).toEqual([HELLO])
    expect(await undo(first)).toBe(true)
    expect(texts()).toEqual([])
    expect(await save(hello)).toMatchObject({ kind: 'saved' })
    expect(texts()).toEqual([HELLO])
  })

  it('AI-129 is not undone once the entry has a title, a mood or tags of the person', async () => {
    const changes: EntryChange[] = [{ title: 'With Tom' }, { mood: 'calm' }, { tags: ['Tom'] }]
    for (const change of changes) {
      const { save, undo, entries, texts } = await aChat()
      const outcome = await save(hello)
      await entries.updateEntry(outcome.saved?.entryId ?? '', change)
      expect(await undo(outcome)).toBe(false)
      // What's said after it is still added there, and can be taken away again.
      const added = await save(hello, more)
      expect(texts()).toEqual([`${HELLO}\n\n${MORE}`])
      expect(await undo(added)).toBe(true)
      expect(entries.getEntries()).toMatchObject([{ ...change, content: HELLO }])
    }
  })

  it('AI-129 what does not fit is saved next, and two saves at once are one', async () => {
    const { save, saving, texts, deps } = await aChat()
    const long = Array.from({ length: 40 }, (_, n) =>
      exchange(`turn${n}. ${'so '.repeat(3000)}`, 'Yes.'),
    )
    expect(await save(...long)).toMatchObject({ kind: 'more' })
    expect(await save(...long)).toMatchObject({ kind: 'saved' })
    expect(await save(...long)).toMatchObject({ kind: 'already' })
    const all = texts().join('\n\n')
    for (const { asked } of long) expect(all.split(asked.content.trim()).length).toBe(2)
    expect(readLines(all).filter(({ quotes }) => quotes > 0).length).toBe(40)
    expect(await save(exchange('a'.repeat(300_000)))).toMatchObject({ kind: 'too-long' })
    const both = await Promise.all([saving.save([hello], deps), saving.save([hello], deps)])
    expect(both.map((one) => one?.kind)).toEqual(['saved', undefined])
  })
})
