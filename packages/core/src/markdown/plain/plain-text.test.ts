import { describe, expect, it } from 'vitest'
import { mayHaveMarks, plainText, plainWithMap, sourceOffset } from '../index.ts'

describe('plain text', () => {
  it('FMT-05 is the text without its marks, line by line', () => {
    expect(
      plainText('# Head ##\n\n**a** ~~b~~ `c`\n- d\n  - e\n> f\n- [x] g\n---\n```js\n*h*\n```'),
    ).toBe('Head\n\na b c\nd\ne\nf\ng\n\n\n*h*\n')
    expect(plainText('[a](https://b.c "d") and <https://e.f>')).toBe('a and https://e.f')
    expect(plainText('1\\. a\\! \\*b\\*')).toBe('1. a! *b*')
  })

  it('FMT-05 keeps the number of an item, which may be a date', () => {
    expect(plainText('5. May was **cold**')).toBe('5. May was cold')
    expect(plainText('> 1. [ ] a\n> 2. - b')).toBe('1. a\n2. b')
    expect(plainText('  1. *a*')).toBe('  1. a')
  })

  it('FMT-05 keeps the words around an image apart', () => {
    expect(plainText('![a](b)Today')).toBe('a Today')
    expect(plainText('Today![a](b)')).toBe('Today a')
    expect(plainText('one![](b)two')).toBe('one two')
    expect(plainText('one ![](b), ![c](d).')).toBe('one , c.')
    expect(plainText('![a](b)**Today**')).toBe('a Today')
  })

  it('FMT-05 is the text itself where it has no marks', () => {
    const texts = [
      ...[
        '',
        ' a\r\nb\rc \t\n\n',
        'A well-known day. 1. May! (see p. 5) [x] 100 %',
        'a\n5. May\n1984. x',
      ],
      ...[
        '2 * 3',
        'snake_case',
        '-5 degrees',
        '¯\\_(ツ)_/¯',
        '   indented\n\tmore',
        '1. a\n2. b',
        '<b>',
      ],
    ]
    for (const text of texts) expect(plainText(text), text).toBe(text)
  })

  it('FMT-05 is not looked for where a text has none of the signs', () => {
    for (const text of [
      'A well-known day.\nIt rained: 5 + 3 > 7.',
      '1. a\n2) b',
      'a # b',
      '[x] ~5',
    ])
      expect(mayHaveMarks(text), text).toBe(false)
    for (const text of [
      'a\n- b',
      '  > a',
      '1. # a',
      '~~a~~',
      '[a](b)',
      'a\r- b',
      '<HTTP://a>',
      '~~~',
    ])
      expect(mayHaveMarks(text), text).toBe(true)
  })

  it('FMT-05 tells where each of its characters is in the text', () => {
    const source = '- **a** b\n> ![c](d)e'
    const plain = plainWithMap(source)
    expect(plain.text).toBe('a b\nc e')
    const places = [...plain.text].map((_, at) => sourceOffset(plain, at))
    expect(places.map((at) => source[at]).join('')).toBe('a b\nc]e')
    expect(sourceOffset(plain, plain.text.length)).toBe(source.length)
    expect(sourceOffset(plainWithMap('---'), 0)).toBe(0)
  })
})
