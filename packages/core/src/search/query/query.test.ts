import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { excerptOf, fold, holdsAll, searchable } from '../index.ts'
import { completeQuery } from './complete.ts'
import { withoutPart, writeQuery } from './edit-query.ts'
import { matchParts } from './match-parts.ts'
import { parseQuery } from './query.ts'
import { textOfQuery, textTermsOf } from './text-terms.ts'

const TODAY = '2026-11-18'

/** A query as it was understood: `-tag=work`, with the words at the end. */
const read = (text: string) => {
  const { words, parts } = parseQuery(text)
  const shown = parts.map(({ kind, value, excluded }) => `${excluded ? '-' : ''}${kind}=${value}`)
  return words === '' ? shown : [...shown, words]
}

describe('LOOK-01 a query', () => {
  it.each([
    ['tag:work', ['tag=work']],
    ['river tag:work mood:sad old', ['tag=work', 'mood=sad', 'river old']],
    ['TAG:Work Is:Starred', ['tag=Work', 'is=starred']],
    ['tag:"long walk" x', ['tag=long walk', 'x']],
    ['-tag:work -mood:calm -is:starred', ['-tag=work', '-mood=calm', '-is=starred']],
    ['mood:ov', ['mood=overwhelmed']],
    ['before:2026 after:2026-3', ['before=2026', 'after=2026-3']],
    ['after:2026-03-14 before:Today', ['after=2026-03-14', 'before=today']],
    ['after:yesterday', ['after=yesterday']],
    ['"by the river" rain', ['phrase=by the river', 'rain']],
    ['“by the river”', ['phrase=by the river']],
    ['-rain -"by the river"', ['-phrase=rain', '-phrase=by the river']],
    ['-well-known', ['-phrase=well-known']],
    ['-🎉', ['-phrase=🎉']],
  ])('%s is understood', (text, understood) => {
    expect(read(text)).toEqual(understood)
  })

  it.each([
    ...['tag:', 'tag: work', 'mood:', 'mood:cheerful', 'is:here', 'before:', 'before:soon'],
    ...['after:2026-13', 'after:2026-02-30', 'after:20', '"the riv', 'tag:"long', '""', '- [ ]'],
    ...[
      '-5',
      '-10 °C',
      '---',
      '-',
      ':-)',
      '(^_-)',
      '?!',
      'well-known',
      '10:30',
      'https://example.com',
      'a"b c"',
    ],
    ...['has:photo', 'journal:work', `"${'word '.repeat(50)}"`],
  ])('%s is plain words', (text) => {
    expect(parseQuery(text)).toEqual({ words: text.trim().split(/\s+/).join(' '), parts: [] })
  })

  it('has a grammar for photos and journals', () => {
    const { parts } = parseQuery('has:photo -journal:Work', ['has', 'journal'])
    expect(parts).toMatchObject([
      { kind: 'has', value: 'photo', excluded: false },
      { kind: 'journal', value: 'Work', excluded: true },
    ])
  })

  it('is read in linear time, whatever it is', () => {
    const most = 250_000
    for (const piece of ['"', 'a"', ' "a', 'tag:', ' tag:"', '-', ' -a', 'a', 'é:', '“ „', '\n'])
      expect(parseQuery(piece.repeat(most / piece.length)).parts.length).toBeLessThan(most)
  })

  it('has parts that can be taken out one by one, and the rest stays', () => {
    const pieces = [
      'tag:a',
      '-tag:"a b"',
      'river',
      '"the river"',
      '-rain',
      'mood:sad',
      'tag:',
      '"x',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (chosen) => {
        const text = chosen.join(' ')
        const { words, parts } = parseQuery(text)
        for (const part of parts) {
          const rest = parseQuery(withoutPart(text, part))
          expect(rest.parts).toHaveLength(parts.length - 1)
          expect(rest.words).toBe(words)
        }
        expect(textTermsOf(textOfQuery(text, parseQuery(text)))).toEqual(textTermsOf(text))
      }),
      { seed: 23 },
    )
  })
})

const walk = anEntry({
  localDate: '2026-03-14',
  mood: 'calm',
  tags: ['Long walk', 'home'],
  favorite: true,
  content: 'By the **river**, and\nthe sea. We don’t know 京都に.',
})

const finds = (text: string) => {
  const { terms, excluded } = textTermsOf(text)
  const words = searchable(walk)
  return (
    matchParts(parseQuery(text).parts, TODAY)(walk) &&
    holdsAll(words, terms) &&
    !excluded.some((term) => holdsAll(words, [term]))
  )
}

describe('LOOK-02 an entry', () => {
  it.each([
    ...['tag:home', 'tag:"long WALK"', 'tag:ho', 'tag:home tag:"long walk"', '-tag:hom ', 'mood:c'],
    ...['mood:sad mood:calm', '-mood:sad', 'is:starred', 'after:2026', 'after:2026-03-14'],
    ...[
      'before:2027',
      'before:2026-03-15',
      'before:today',
      '-after:2026-04',
      'after:2026 before:2027',
    ],
    ...[
      '"by the river"',
      '"the sea" "by the river"',
      '"river and the sea"',
      '"don\'t know"',
      '"京都"',
    ],
    ...['-rain', '-"the by"', '-"by the rive"', '-"sea river"', 'riv -rain tag:home'],
  ])('is found by %s', (text) => {
    expect(finds(text)).toBe(true)
  })

  it.each([
    ...['tag:hom tag:home', 'tag:homes', '-tag:home', 'mood:sad', '-mood:calm', '-is:starred'],
    ...['after:2026-03-15', 'after:2027', 'before:2026-03-14', 'before:2026', 'after:yesterday'],
    ...[
      '"river the"',
      '"by the riv"',
      '"the the"',
      '-river',
      '-"by the river"',
      'riv -sea',
      '-京都',
    ],
  ])('is not found by %s', (text) => {
    expect(finds(text)).toBe(false)
  })

  it('is not found by words in quotes that begin before its text', () => {
    expect(holdsAll('the sea', textTermsOf('"the the sea"').terms)).toBe(false)
    expect(holdsAll('the sea', textTermsOf('"the sea sea"').terms)).toBe(false)
    expect(holdsAll('the sea', textTermsOf('"the sea"').terms)).toBe(true)
  })

  it('is compared without the signs that choose the look of an emoji', () => {
    const has = (text: string, query: string) => holdsAll(fold(text), textTermsOf(query).terms)
    expect(has('love ❤️ you', '"love you"')).toBe(true)
    expect(has('the ☀️', '"❤️"')).toBe(false)
    expect(has('the ❤️', '"❤️"')).toBe(true)
  })

  it('shows the quoted words where they follow each other', () => {
    const { terms } = textTermsOf('"the river"')
    const text = `${'The sea and the park. '.repeat(20)}Along the *river*.`
    expect(excerptOf(text, terms).filter(({ found }) => found)).toEqual([
      { text: 'the *river', found: true },
    ])
  })

  it('is found by a search that was written down with its filters', () => {
    const filter = { from: '2026-03-14', to: '2026-03-14', mood: 'calm', favorite: true } as const
    const query = writeQuery(' river ', { ...filter, tag: 'Long walk' })
    expect(query).toBe(
      'tag:"Long walk" mood:calm after:2026-03-14 before:2026-03-15 is:starred river',
    )
    expect(finds(query)).toBe(true)
    // The text may end with an open quotation.
    expect(read(writeQuery('"the riv', { tag: 'walk' }))).toEqual(['tag=walk', '"the riv'])
  })
})

describe('LOOK-03 a query is completed', () => {
  const offered = (query: string) => completeQuery(query, ['Work', 'long walk', 'écho'])
  const tokens = (query: string) => offered(query).map(({ token }) => token)

  it('with operators, tags, moods and days', () => {
    expect(tokens('ta')).toEqual(['tag:'])
    expect(tokens('river -mo')).toEqual(['-mood:'])
    expect(tokens('tag:')).toEqual(['tag:Work', 'tag:"long walk"', 'tag:écho'])
    expect(tokens('tag:"l')).toEqual(['tag:"long walk"'])
    expect(tokens('Tag:EC')).toEqual(['tag:écho'])
    expect(tokens('mood:o')).toEqual(['mood:overwhelmed'])
    expect(tokens('before:y')).toEqual(['before:yesterday'])
    expect(tokens('is')).toEqual(['is:starred'])
    expect(offered('river -tag:lo')[0]?.query).toBe('river -tag:"long walk" ')
    expect(offered('river ta')[0]?.query).toBe('river tag:')
  })

  it('and nothing is offered for words, or for what is complete', () => {
    for (const query of [
      '',
      't',
      'river',
      'tag:work ',
      'mood:calm',
      'tag:none',
      'what:',
      'm',
      'has',
    ])
      expect(tokens(query), query).toEqual([])
    expect(tokens(`${'tag:'.repeat(60_000)}`)).toEqual([])
  })
})
