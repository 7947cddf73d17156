import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { defaultPreferences } from '#preferences/index.ts'
import { anEntry } from '#testing/index.ts'
import { aJournal } from '../testing/a-journal.ts'
import { aHead, backupText, readBackup, restore } from '../testing/restored.ts'
import { someJournal } from '../testing/some-entries.ts'
import type { BackupHead } from './backup-format.ts'
import { gather } from './gather.ts'

/** Any text that a page can hold, half characters and line ends of every kind among it. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\r\n', '\n', '---\n', '"', '\\', '😀', 'א', '\u2028', '\0', '\ud83d'),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  ),
  maxLength: 20,
})
const anyEntry: fc.Arbitrary<Partial<Entry>> = fc.record({
  title: anyText,
  content: anyText.map((text) => `${text}.`),
  prompt: anyText,
  mood: fc.constantFrom(null, 'happy', 'overwhelmed'),
  tags: fc.array(
    anyText.map((text) => `${text}t`),
    { maxLength: 4 },
  ),
  favorite: fc.boolean(),
  hideFromAssistant: fc.boolean(),
  localDate: fc.constantFrom('2026-03-14', '2024-02-29'),
  timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu'),
})

const textOf = (journal: ReturnType<typeof aJournal>) => {
  const { held, nameFor } = gather(journal.holding())
  return backupText(held, nameFor)
}

describe('a backup', () => {
  it('restored into an empty journal and made again is the same, byte for byte', async () => {
    const sizes = fc.constantFrom(1, 7, 1000)
    await fc.assert(
      fc.asyncProperty(someJournal, fc.array(anyEntry), sizes, async (make, more, size) => {
        const journal = make()
        for (const [at, parts] of more.entries()) {
          const id = at % 2 === 0 ? `local_${at}` : `${at}`
          journal.rows.set(id, anEntry({ ...parts, _id: id }))
        }
        const text = textOf(journal)
        const { incoming, notes } = readBackup(text, size)
        expect(notes).toEqual([])
        const empty = aJournal()
        await restore(empty, incoming)
        empty.sync((id) => `server-${id}`)
        expect(textOf(empty)).toBe(text)
      }),
    )
  })

  it('holds all fields of an entry, where it lives, what was deleted and what was before', () => {
    const journal = aJournal([
      anEntry({ _id: 'local_b', title: 'Here', createdAt: '2026-03-15T00:00:00.000Z' }),
      anEntry({ _id: 'temp_a', tags: ['x'], mood: 'calm', device: 'Phone', userId: 'u1' }),
    ])
    journal.trash.set('c', {
      entry: anEntry({ _id: 'c', createdAt: '2026-03-16T00:00:00.000Z' }),
      deletedAt: '2026-03-17T00:00:00.000Z',
    })
    journal.versions.set('temp_a', [
      anEntry({ _id: 'temp_a', content: 'Earlier', updatedAt: '2026-03-14T09:00:00.000Z' }),
    ])
    const { entries, ...head } = JSON.parse(textOf(journal))
    expect(head).toEqual({ format: 'daywell-backup', formatVersion: 1, ...aHead })
    expect(entries).toMatchObject([
      { id: 'a', livesOn: 'server', mood: 'calm', versions: [{ content: 'Earlier' }] },
      { id: 'b', livesOn: 'device', title: 'Here', versions: [] },
      { id: 'c', livesOn: 'server', deletedAt: '2026-03-17T00:00:00.000Z' },
    ])
    expect(Object.keys(entries[0])).toEqual([
      'id',
      'livesOn',
      'createdAt',
      'updatedAt',
      'localDate',
      'timeZone',
      'title',
      'content',
      'prompt',
      'mood',
      'tags',
      'favorite',
      'hideFromAssistant',
      'wordCount',
      'keywords',
      'versions',
    ])
  })

  it('holds preferences, drafts and prompts seen, and gives them back', () => {
    const { version: _, ...preferences } = defaultPreferences()
    const head: BackupHead = {
      ...aHead,
      preferences,
      seenPrompts: ['abc', 'def'],
      drafts: [
        { title: '', content: 'later', lastModified: '2026-03-14T10:00:00.000Z', tab: 'two' },
        {
          title: 'T',
          content: 'x',
          lastModified: '2026-03-14T09:00:00.000Z',
          tab: 'one',
          entry: 'a',
          writtenOn: '2026-03-13T09:00:00.000Z',
          asideOf: 'two',
          details: {
            prompt: 'Why?',
            mood: 'calm',
            tags: ['sea'],
            favorite: true,
            localDate: '2026-03-12',
            keepHere: true,
          },
        },
      ],
    }
    const text = backupText([], undefined, head)
    expect(readBackup(text, 5).head).toEqual({ ...head, drafts: head.drafts.toReversed() })
    const shuffled = { ...head, preferences: { ...preferences, ...shuffle(preferences) } }
    expect(backupText([], undefined, shuffled)).toBe(text)
  })

  it('says of itself what could not be had when it was made', () => {
    const missing = 'The server could not be reached.'
    const text = backupText([], undefined, { ...aHead, missing })
    expect(JSON.parse(text)).toMatchObject({ missing })
    expect(readBackup(text).head).toEqual({ ...aHead, missing })
  })

  it('has the versions of an entry in several records where they are very many', async () => {
    const second = (at: number) => new Date(Date.UTC(2026, 2, 1) + at).toISOString()
    const journal = aJournal([anEntry({ _id: 'a' })])
    const versions = Array.from({ length: 40 }, (_, at) =>
      anEntry({
        _id: 'a',
        content: `${at} ${'x'.repeat(249_000)}`,
        updatedAt: second(at),
        metadata: { wordCount: 2, keywords: [] },
      }),
    )
    journal.versions.set('a', versions)
    const text = textOf(journal)
    const { incoming } = readBackup(text, 1_000_000)
    expect(incoming.map(({ more }) => more)).toEqual([undefined, true, true])
    const empty = aJournal()
    await restore(empty, incoming)
    expect(textOf(empty)).toBe(text)
  })

  it('works out the count of words and the keywords where a file has none', () => {
    const record = JSON.parse(textOf(aJournal([anEntry({ content: 'rain and rain' })])))
    const { wordCount: _, keywords: __, ...bare } = record.entries[0]
    const { incoming } = readBackup(JSON.stringify({ ...record, entries: [bare] }))
    expect(incoming[0]?.entry.metadata).toEqual({ wordCount: 3, keywords: ['rain'] })
  })
})

function shuffle(preferences: object): object {
  const sections = Object.entries(preferences).toReversed()
  return Object.fromEntries(
    sections.map(([name, section]) => [
      name,
      typeof section === 'object'
        ? Object.fromEntries(Object.entries(section).toReversed())
        : section,
    ]),
  )
}

describe('a file that is no backup, or a damaged one', () => {
  const whole = () => JSON.parse(textOf(aJournal([anEntry({ _id: 'a' }), anEntry({ _id: 'b' })])))
  const read = (change: object) => readBackup(JSON.stringify({ ...whole(), ...change }))

  it.each([
    [{ format: 'daywell-export' }, 'This file isn’t a Daywell backup'],
    [{ format: undefined }, 'This file isn’t a Daywell backup'],
    [{ formatVersion: 0 }, 'This file isn’t a Daywell backup'],
    [{ formatVersion: undefined }, 'This file isn’t a Daywell backup'],
    [{ formatVersion: 2 }, 'This backup was made by a newer version of Daywell'],
    [{ madeAt: 'yesterday' }, 'madeAt: Must be a time such as 2026-03-14T09:30:00Z'],
    [{ preferences: 7 }, 'This backup is damaged: preferences: Must be an object'],
    [{ drafts: 7 }, 'This backup is damaged: drafts: Must be a list'],
  ])('with %j is refused: %s', (change, sentence) => {
    expect(() => read(change)).toThrow(sentence)
  })

  it('with odd drafts gives back the words of each, and says which hold none', () => {
    const odd = { content: 'words', lastModified: '2026-03-01 10:00Z', writtenOn: 7, entry: 7 }
    const details = { keepHere: 'yes', mood: 'grumpy', tags: 7, localDate: 'today', favorite: true }
    const drafts = [
      { content: 7 },
      { ...odd, details },
      { content: 'x', lastModified: '-', tab: 'b' },
    ]
    const { head, notes } = read({ drafts, seenPrompts: ['x'.repeat(50), 'abc'] })
    expect(head.drafts).toEqual([
      {
        title: '',
        content: 'words',
        tab: 'none',
        lastModified: '2026-03-01T10:00:00.000Z',
        writtenOn: '1970-01-01T00:00:00.000Z',
        details: { keepHere: true, favorite: true },
      },
      { title: '', content: 'x', lastModified: '1970-01-01T00:00:00.000Z', tab: 'b' },
    ])
    expect(head.seenPrompts).toEqual(['abc'])
    expect(notes).toMatchObject([
      { kind: 'skipped', where: 'seen prompt 1', detail: 'Must have at most 20 characters' },
      { kind: 'skipped', where: 'draft 1', detail: 'content: Must be text' },
    ])
  })

  it('is not made by an odd draft', () => {
    const drafts = [{ content: 'words', lastModified: '2026-03-01 10:00Z' }, { title: 'none' }]
    const text = backupText([], undefined, {
      ...aHead,
      drafts: drafts as unknown as BackupHead['drafts'],
    })
    expect(readBackup(text)).toMatchObject({ notes: [], head: { drafts: [{ content: 'words' }] } })
  })

  it.each([
    [{ title: 7 }, 'title: Must be text'],
    [{ content: '' }, 'content: An entry needs some text'],
    [{ content: 'x'.repeat(250_001) }, 'content: Text can have at most 250,000 characters'],
    [{ mood: 'grumpy' }, 'mood: Must be one of: happy, calm, neutral, anxious, sad, overwhelmed'],
    [{ tags: ['ok', 7] }, 'tags.1: Must be text'],
    [{ createdAt: undefined }, 'createdAt: Must be a time such as 2026-03-14T09:30:00Z'],
    [{ localDate: '2026-02-30' }, 'localDate: Must be a day such as 2026-03-14'],
    [{ livesOn: 'moon' }, 'livesOn: Must be one of: device, server'],
    [{ versions: [{}] }, 'versions.0.createdAt: Must be a time such as 2026-03-14T09:30:00Z'],
  ])('with an entry that has %j takes all others, and says what is wrong: %s', (change, detail) => {
    const { entries } = whole()
    const reading = read({ entries: [entries[0], { ...entries[1], ...change }] })
    expect(reading.incoming.map(({ entry }) => entry._id)).toEqual(['a'])
    expect(reading.notes).toEqual([{ kind: 'skipped', where: 'entry 2', reason: 'wrong', detail }])
  })

  it('with something that is no entry at all says so', () => {
    expect(read({ entries: [7] }).notes).toMatchObject([{ detail: 'Must be an object' }])
  })

  it('may have its parts in another order', () => {
    const { format, formatVersion, ...rest } = whole()
    const text = JSON.stringify({ ...rest, formatVersion, format }, undefined, 2)
    expect(readBackup(text, 3).incoming).toHaveLength(2)
  })

  it('that was cut off is refused wherever the cut is', () => {
    const text = textOf(aJournal([anEntry({ content: '"}]}' })]))
    for (let end = 0; end < text.length - 2; end += 13)
      expect(() => readBackup(text.slice(0, end), 10)).toThrow()
    expect(() => readBackup(text.slice(0, -3))).toThrow('This file is incomplete')
  })
})
