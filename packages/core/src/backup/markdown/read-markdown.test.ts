import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '#journal/index.ts'
import { metadataOf } from '#journal/index.ts'
import { anEntry } from '#testing/index.ts'
import type { Note } from '../incoming.ts'
import { type MarkdownFile, readMarkdown } from './read-markdown.ts'
import { markdownOf } from './write-markdown.ts'

const options = { timeZone: 'Europe/Berlin', now: Date.parse('2026-03-20T08:00:00.000Z') }

const read = (text: string, path = 'note.md', more: Partial<MarkdownFile> = {}) => {
  const { incoming, notes } = readMarkdown({ path, text, ...more }, options)
  return { all: incoming, first: incoming[0], entry: incoming[0]?.entry as Entry, notes }
}
const guesses = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.kind === 'guess' ? [note.guess] : []))
const leftOut = (notes: readonly Note[]) =>
  notes.flatMap((note) => (note.kind === 'left-out' ? [note.field] : []))

describe('a Markdown file that Daywell wrote', () => {
  const back = (entry: Entry) => read(markdownOf(entry))

  it('is read as the entry that it was', () => {
    const storable = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\r\n', '\n', '---', '"', "'", ': ', '#', ', ', '[', '😀', 'א', '\u2028'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 12,
    })
    const clean = storable.map((text) => text.replaceAll('\0', ''))
    const entries = fc.record({
      _id: fc.constantFrom('65f2c3a0a1b2c3d4e5f60718', 'local_abc', 'temp_def'),
      title: clean,
      content: clean.map((text) => `${text}a`),
      after: fc.constantFrom('', '\n', '\n\n', '  ', '\r\n'),
      prompt: clean,
      tags: fc.array(
        clean.map((text) => `t${text}`),
        { maxLength: 3 },
      ),
      mood: fc.constantFrom(null, 'sad'),
      favorite: fc.boolean(),
      hideFromAssistant: fc.boolean(),
      localDate: fc.constantFrom('2026-03-13', '0999-01-01'),
      timeZone: fc.constantFrom('UTC', 'America/Argentina/Ushuaia', 'Mars/Olympus'),
      createdAt: fc.constantFrom('2026-03-14T09:30:00.000Z', '2031-01-01T00:00:00.001Z'),
      updatedAt: fc.constantFrom('2026-03-14T09:30:00.000Z', '2026-03-14T09:30:00.001Z'),
    })
    fc.assert(
      fc.property(entries, ({ after, ...parts }) => {
        const content = parts.content + after
        const entry = anEntry({ ...parts, content, metadata: metadataOf(content) } as Entry)
        const { entry: found, first, notes } = back(entry)
        const name = entry._id.replace(/^(temp|local)_/, '')
        expect(found).toEqual({ ...entry, _id: name })
        expect(first?.livesOn).toBe(entry._id.startsWith('local_') ? 'device' : 'server')
        expect(notes).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps the line ends of its text, unless something has changed all of them', () => {
    const entry = anEntry({ content: 'one\r\ntwo\nthree' })
    expect(back(entry).entry.content).toBe('one\r\ntwo\nthree')
    const changed = read(`\ufeff${markdownOf(entry).replace(/\r?\n/g, '\r\n')}`)
    expect(changed.entry.content).toBe('one\ntwo\nthree')
    expect(guesses(changed.notes)).toEqual(['line-ends-changed'])
  })

  it('tells when it was changed after it was made, and never that this will be', () => {
    const text = markdownOf(anEntry({ updatedAt: '2026-03-14T09:30:00.000Z' }))
    const touched = (time: string) => {
      const { first } = read(text, 'note.md', { modified: Date.parse(time) })
      return [first?.entry.updatedAt, first?.touchedAt]
    }
    const updated = '2026-03-14T09:30:00.000Z'
    expect(touched('2026-03-14T09:30:02.000Z')).toEqual([updated, undefined])
    expect(touched('2026-03-15T09:30:00.000Z')).toEqual([updated, '2026-03-15T09:30:00.000Z'])
    expect(touched('2031-01-01T00:00:00.000Z')).toEqual([updated, '2026-03-20T08:00:00.000Z'])
  })

  it('is read like any other when its dates are not dates any more', () => {
    const broken = markdownOf(anEntry()).replace('date: "2026-03-14"', 'date: "soon"')
    const { entry } = read(broken, '2024-03-01.md')
    expect(entry).toMatchObject({ localDate: '2024-03-01', title: 'By the river' })
  })
})

describe('any other Markdown file', () => {
  it.each([
    ['date: 2024-03-01', '2024-03-01', '2024-03-01T11:00:00.000Z'],
    ['date: 2024-03-01 09:30', '2024-03-01', '2024-03-01T08:30:00.000Z'],
    ['date: 2024-03-01 09:30:15 +0900', '2024-03-01', '2024-03-01T00:30:15.000Z'],
    ['date: 2024-03-01T23:30:00Z', '2024-03-02', '2024-03-01T23:30:00.000Z'],
    ['created: 2024-03-01T23:30:00.5-08:00', '2024-03-01', '2024-03-02T07:30:00.500Z'],
    ['date created: Friday, March 1st 2024, 9:30:00 pm', '2024-03-01', '2024-03-01T20:30:00.000Z'],
    ['Date: "1 March 2024 at 9:05 a.m."', '2024-03-01', '2024-03-01T08:05:00.000Z'],
    ["date: '12. Dec 2023'", '2023-12-12', '2023-12-12T11:00:00.000Z'],
    ['date: 2024/3/1 12:00 am', '2024-03-01', '2024-02-29T23:00:00.000Z'],
    ['date: "[[2024-03-01]]"', '2024-03-01', '2024-03-01T11:00:00.000Z'],
    ['date: 20240301', '2024-03-01', '2024-03-01T11:00:00.000Z'],
    ['created: 1709282400', '2024-03-01', '2024-03-01T08:40:00.000Z'],
    ['created: 1709282400000', '2024-03-01', '2024-03-01T08:40:00.000Z'],
    ['date: 2024-03-01 09:30\ntimezone: Asia/Tokyo', '2024-03-01', '2024-03-01T00:30:00.000Z'],
    ['date: 2024-03-31 02:30', '2024-03-31', '2024-03-31T01:30:00.000Z'],
  ])('with %j is of %s', (facts, localDate, createdAt) => {
    const { entry, notes } = read(`---\n${facts}\n---\n\nWords.\n`)
    expect(entry).toMatchObject({ localDate, createdAt, content: 'Words.' })
    expect(guesses(notes)).not.toContain('date-unknown')
  })

  it.each([
    '03/04/2024',
    '2024-02-30',
    '2024-13-01',
    'soon',
    '2024-03-01 25:00',
    'March 2024',
    '1',
  ])('whose date is %j has none that can be believed', (date) => {
    const { entry, notes, first } = read(`---\ndate: ${date}\n---\nWords.`)
    expect(entry.createdAt).toBe('2026-03-20T08:00:00.000Z')
    expect(guesses(notes)).toContain('date-unknown')
    expect(first?.dateGuessed).toBe(true)
  })

  it.each([
    ['2024-03-01 Walk.md', '2024-03-01', 'Walk', 'date-from-file-name'],
    ['Vault/Daily/2024-03-01.md', '2024-03-01', '', 'date-from-file-name'],
    ['_posts/2024-03-01-a-long_walk.markdown', '2024-03-01', 'a-long walk', 'date-from-file-name'],
    ['20240301 Walk.txt', '2024-03-01', 'Walk', 'date-from-file-name'],
    ['2024_03_01_Walk.md', '2024-03-01', 'Walk', 'date-from-file-name'],
    ['2024.03.01 – Walk.md', '2024-03-01', 'Walk', 'date-from-file-name'],
    ['2024-03-01-Friday.md', '2024-03-01', '', 'date-from-file-name'],
    ['2024-03-01 2030 plans.md', '2024-03-01', '2030 plans', 'date-from-file-name'],
    ['Walk on 2024-03-01.md', '2024-03-01', 'Walk on', 'date-from-file-name'],
    ['2024/03/01.md', '2024-03-01', '', 'date-from-folder'],
    ['Journal/2024/03-March/01 Walk.md', '2024-03-01', 'Walk', 'date-from-folder'],
    ['2024/3/1/Walk.md', '2024-03-01', 'Walk', 'date-from-folder'],
    ['2024\\03\\01.md', '2024-03-01', '', 'date-from-folder'],
  ])('in %j is of %s, with the title %j', (path, localDate, title, guess) => {
    const { entry, notes } = read('Words.', path)
    expect(entry).toMatchObject({ localDate, title, content: 'Words.' })
    expect(guesses(notes)).toEqual([
      ...(title === '' ? [] : ['title-from-file-name']),
      guess,
      'time-of-day-unknown',
    ])
  })

  it.each([
    ['202403010930.md', '2024-03-01T08:30:00.000Z', ''],
    ['2024-03-01T09.30 Walk.md', '2024-03-01T08:30:00.000Z', 'Walk'],
    ['2024-03-01 09-30-15.md', '2024-03-01T08:30:15.000Z', ''],
    ['20240301-093015 Walk.md', '2024-03-01T08:30:15.000Z', 'Walk'],
  ])('in %j is of %s', (path, createdAt, title) => {
    expect(read('Words.', path).entry).toMatchObject({ createdAt, title })
  })

  it.each([
    '2024-02-30.md',
    '2024/13/01.md',
    '2024/Walk.md',
    '123456789.md',
    'Walk.md',
    '99999999.md',
  ])('in %j is of the day when the file was changed last', (path) => {
    const modified = Date.parse('2024-03-05T10:00:00Z')
    const { entry, notes, first } = read('Words.', path, { modified })
    expect(entry).toMatchObject({ localDate: '2024-03-05', createdAt: '2024-03-05T10:00:00.000Z' })
    expect(guesses(notes)).toContain('date-from-file-time')
    expect(first?.dateGuessed).toBe(true)
  })

  it('that is dated into the future counts as written now', () => {
    const { entry, notes, first } = read('Words.', '2031-01-01 Plan.md')
    expect(entry).toMatchObject({ localDate: '2026-03-20', createdAt: '2026-03-20T08:00:00.000Z' })
    expect(guesses(notes)).toContain('date-in-future')
    expect(first?.dateGuessed).toBe(true)
  })

  it.each([
    ['# Walk #\n\nWords.', 'Walk', 'Words.'],
    ['\n\n## Walk: *slow*\nWords.\n\n', 'Walk: *slow*', 'Words.'],
    ['# Only a heading', 'Only a heading', '# Only a heading'],
    ['#notag\nWords.', '2024 x', '#notag\nWords.'],
    ['---\ntitle: Given\n---\n# Kept\nWords.', 'Given', '# Kept\nWords.'],
    ['---\nSome words\n---\nand more', '2024 x', '---\nSome words\n---\nand more'],
    ['---\nnever: closed', '2024 x', '---\nnever: closed'],
    ['---\n---\nWords.', '2024 x', 'Words.'],
    ['---\r\ntitle: A\r\n---\r\none\r\ntwo', 'A', 'one\ntwo'],
  ])('%j has the title %j and the text %j', (text, title, content) => {
    expect(read(text, '2024 x.md', { modified: 1 }).entry).toMatchObject({ title, content })
  })

  it('brings along what has a place here, and tells of what has none', () => {
    const { entry, notes } = read(
      [
        '---',
        '# written by a program',
        "\"title\": 'It''s: here' # really",
        'date: 2024-03-01T09:30:00Z',
        'updated: 2024-03-02T09:30:00Z',
        'tags:',
        '  - "#river"',
        "  - 'a, b'",
        '- walk',
        'mood: Calm',
        'starred: yes',
        'prompt: |',
        '  What did',
        '  you see?',
        'location:',
        '  city: Berlin',
        'weather: ~',
        'aliases: []',
        'rating: 5',
        '---',
        'Words.',
      ].join('\n'),
    )
    expect(entry).toMatchObject({
      title: "It's: here",
      updatedAt: '2024-03-02T09:30:00.000Z',
      tags: ['river', 'a, b', 'walk'],
      mood: 'calm',
      favorite: true,
      prompt: 'What did\nyou see?',
    })
    expect(leftOut(notes)).toEqual(['location', 'rating'])
  })

  it.each([
    ['tags: [one, "two, three", \'four\']', ['one', 'two, three', 'four']],
    ['tags: [one,\n  two]', ['one', 'two']],
    ['tags: one, two', ['one', 'two']],
    ['tags: "#one #two"', ['one', 'two']],
    ['tags: new york', ['new york']],
    ['tags:', []],
    ['categories:\n- one', ['one']],
    ['tags: ["\\x41\\u0042\\U0001F600\\t"]', ['AB😀']],
    ['tags: ["\\UFFFFFFFF", "open]', ['\ufffd', '"open']],
    ["tags: ['open]", ["'open"]],
  ])('%j are the tags %j', (facts, tags) => {
    expect(read(`---\n${facts}\n---\nWords.`).entry.tags).toEqual(tags)
  })

  it('reports an unknown mood and an unknown zone', () => {
    const { entry, notes } = read('---\nmood: grumpy\ntz: Mars\nnote: >\n  a\n  b\n---\nWords.')
    expect(entry).toMatchObject({ mood: null, timeZone: 'Europe/Berlin' })
    expect(leftOut(notes)).toEqual(['note', 'mood'])
    expect(guesses(notes)).toContain('time-zone-unknown')
  })

  it('is the same entry when it comes again, by its place and its id', () => {
    expect(read('a', 'x/1.md').entry._id).toBe(read('b', 'x/1.md').entry._id)
    expect(read('a', 'x/1.md').entry._id).not.toBe(read('a', 'x/2.md').entry._id)
    const ofTemplate = '---\nuuid: daily-note\n---\na'
    expect(read(ofTemplate, 'x/1.md').entry._id).toBe(read(ofTemplate, 'x/1.md').entry._id)
    expect(read(ofTemplate, 'x/1.md').entry._id).not.toBe(read(ofTemplate, 'y/2.md').entry._id)
  })

  it.each(['', '  \n\n', '---\ntitle: Nothing more\n---\n'])(
    '%j is not taken: it has no text',
    (text) => {
      const { all, notes } = read(text, '2024-03-01.md')
      expect(all).toEqual([])
      expect(notes).toContainEqual({ kind: 'skipped', where: '2024-03-01.md', reason: 'no-text' })
    },
  )

  it('never fails, whatever is in it', () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        '---\n',
        '\n',
        ':',
        ' ',
        '-',
        '[',
        ']',
        '"',
        "'",
        '|',
        '#',
        'a',
        '\\',
        '7',
      ),
      maxLength: 60,
    })
    fc.assert(
      fc.property(odd, odd, (front, text) => {
        const { all } = read(`---\n${front}\n---\n${text}`)
        for (const { entry } of all) expect(entry.content.trim()).not.toBe('')
      }),
      { numRuns: 1000 },
    )
  })
})
