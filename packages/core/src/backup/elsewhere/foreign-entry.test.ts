import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Foreign, incomingFrom } from './foreign-entry.ts'
import { leftBehind } from './media.ts'
import { isEntryFile, sourceOf } from './source.ts'
import { splitText } from './split-text.ts'

const options = { timeZone: 'UTC', now: Date.parse('2026-03-20T08:00:00.000Z') }
const from = (parts: Partial<Foreign>) => {
  const foreign = { where: 'x', name: 'x:1', title: 'T', content: 'Words.', tags: [] }
  const { incoming, notes } = incomingFrom(
    { ...foreign, createdAt: Date.parse('2024-03-01T09:00:00Z'), timeZone: 'UTC', ...parts },
    options,
  )
  const guesses = notes.flatMap((note) => (note.kind === 'guess' ? [note.guess] : []))
  return { all: incoming.map(({ entry }) => entry), entry: incoming[0]?.entry, guesses, notes }
}

describe('an entry from elsewhere', () => {
  it('of more than 250,000 characters comes as several, and nothing of it is lost', () => {
    const paragraph = `${'word '.repeat(200)}\n\n`
    const content = paragraph.repeat(600)
    const { all, guesses } = from({ content, title: 'y'.repeat(500) })
    expect(all.map((entry) => entry.content).join('')).toBe(content)
    expect(all.map((entry) => entry.content.length).every((length) => length <= 250_000)).toBe(true)
    expect(all.map(({ title }) => title.slice(-9))).toEqual(['yyyyyyyyy', ' (2 of 3)', ' (3 of 3)'])
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(3)
    expect(from({ content }).all.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id))
    expect(guesses).toEqual(['text-split'])
  })

  it('whose title is too long has it in its text as well', () => {
    const title = `${'a'.repeat(498)}😀 and on`
    const { entry, guesses } = from({ title })
    expect(entry?.title).toBe(`${'a'.repeat(498)}…`)
    expect(entry?.content).toBe(`${title}\n\nWords.`)
    expect(guesses).toEqual(['title-shortened'])
  })

  it('with more or longer tags than there can be has them in its text', () => {
    const tags = Array.from({ length: 52 }, (_, at) => `t${at}`)
    const { entry, guesses } = from({ tags: [...tags, 'x'.repeat(101), ' '] })
    expect(entry?.tags).toEqual(tags.slice(0, 50))
    expect(entry?.content).toBe(`Words.\n\n#t50 #t51 #${'x'.repeat(101)}`)
    expect(guesses).toEqual(['tags-shortened'])
  })

  it('whose prompt is too long has it in its text', () => {
    const prompt = 'p'.repeat(2001)
    expect(from({ prompt }).entry).toMatchObject({ prompt: '', content: `${prompt}\n\nWords.` })
  })

  it('loses signs that no database keeps, and says so', () => {
    const { entry, guesses } = from({ content: 'a\0b\ud83d', title: 'T\0' })
    expect(entry).toMatchObject({ content: 'ab\ufffd', title: 'T' })
    expect(guesses).toEqual(['signs-replaced'])
  })

  it('is never dated into the future', () => {
    const now = '2026-03-20T08:00:00.000Z'
    const late = from({ createdAt: options.now + 10 * 60_000 })
    expect(late.entry).toMatchObject({ createdAt: now, updatedAt: now, localDate: '2026-03-20' })
    expect(late.guesses).toEqual(['date-in-future'])
    expect(from({ createdAt: options.now + 60_000 }).guesses).toEqual([])
    expect(from({ localDate: '2026-03-21' }).entry?.localDate).toBe('2026-03-20')
    expect(from({ updatedAt: options.now * 2 }).entry?.updatedAt).toBe(now)
    expect(from({ updatedAt: 5 }).entry?.updatedAt).toBe('2024-03-01T09:00:00.000Z')
  })
})

describe('a text in parts', () => {
  it('is the text when they are put together, and none is too long', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\n\n', '😀', 'é'),
      maxLength: 80,
    })
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 20 }), (text, most) => {
        const parts = splitText(text, most)
        expect(parts.join('')).toBe(text)
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(most)
          expect(part.isWellFormed()).toBe(true)
        }
      }),
    )
  })

  it('is cut where one would cut it', () => {
    expect(splitText('aaaa\n\nbb b', 8)).toEqual(['aaaa\n\nbb', ' b'])
    expect(splitText('aaaa aa\n\nbbb', 10)).toEqual(['aaaa aa\n\n', 'bbb'])
    expect(splitText('aaaaaa\nb bbb', 8)).toEqual(['aaaaaa\n', 'b bbb'])
    expect(splitText('aaaaaa bbbb', 8)).toEqual(['aaaaaa ', 'bbbb'])
  })
})

describe('where files are from', () => {
  it.each([
    [['Journal.json', 'photos/a.jpeg'], 'day-one'],
    [['1571425138176-3fe2b471cbd9654d.json', '1571425138176-3fe2b471cbd9654d-3fd8.jpg'], 'journey'],
    [['Vault/2024-03-01.md', 'Vault/.obsidian/app.json'], 'markdown'],
    [['.obsidian/app.json', '__MACOSX/._a.md', '.DS_Store'], undefined],
    [['photo.jpg'], undefined],
    [[], undefined],
  ])('%j', (paths, source) => {
    expect(sourceOf(paths)).toBe(source)
  })

  it('says which of them hold entries, and names the others', () => {
    expect(isEntryFile('markdown', 'a/b.md')).toBe(true)
    expect(isEntryFile('markdown', '__MACOSX/a.md')).toBe(false)
    expect(isEntryFile('day-one', 'Journal.json')).toBe(true)
    expect(isEntryFile('journey', 'a.jpg')).toBe(false)
    expect(leftBehind('a/b.heic')).toEqual({
      kind: 'media',
      where: 'a/b.heic',
      type: 'photo',
      name: 'a/b.heic',
      reason: 'not-named',
    })
  })
})
