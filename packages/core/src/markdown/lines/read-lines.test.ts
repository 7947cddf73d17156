import { describe, expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

/** Each line as `kind content`, with the depth of quotes and lists and the item in front. */
function shown(text: string): string[] {
  return readLines(text).map((line) => {
    const { kind, level, quotes, lists, item, continues } = line
    const marker = item ? text.slice(item.marker.from, item.marker.to) : ''
    const task = item && item.task !== 'none' ? `[${item.task}]` : ''
    const depth = '>'.repeat(quotes) + '·'.repeat(lists)
    const name = kind === 'heading' ? `h${level}` : kind
    const content = text.slice(line.content, line.contentTo)
    return `${depth}${marker}${task}${continues ? '+' : ''} ${name} ${content}`.trim()
  })
}

describe('the lines of a text', () => {
  it('FMT-01 are headings, paragraphs, rules, code and blank lines', () => {
    expect(shown('# One\n###### Six ##\n####### seven\nmore\n\n---\n```js\n# x\n```')).toEqual([
      ...['h1 One', 'h6 Six', 'text ####### seven', '+ text more', 'blank', 'rule'],
      ...['fence', 'code # x', 'fence'],
    ])
  })

  it('FMT-01 are bullets, numbers and tasks, nested by their indentation', () => {
    expect(shown('- a\n  more\n  - b\n\t* c\n+ [ ] d\n- [X] e\n1. f\n   1) g')).toEqual([
      ...['·- text a', '·+ text more', '··- text b', '···* text c', '·+[open] text d'],
      ...['·-[done] text e', '·1. text f', '··1) text g'],
    ])
  })

  it('FMT-01 two columns of indentation are enough below a number', () => {
    expect(shown('1. a\n  - b\n10. c\n\n  d')).toEqual([
      ...['·1. text a', '··- text b', '·10. text c', '· blank', '· text d'],
    ])
  })

  it('FMT-01 are quotes, in each other and with anything inside', () => {
    expect(shown('> a\n>> b\n> > c\n> # d\n> - e\n>   f\n>\n> g')).toEqual([
      ...['> text a', '>> text b', '>>+ text c', '> h1 d', '>·- text e', '>·+ text f'],
      ...['>· blank', '> text g'],
    ])
  })

  it('FMT-01 a line belongs to a quote or an item only by its own mark or indentation', () => {
    expect(shown('> a\nmine')).toEqual(['> text a', 'text mine'])
    expect(shown('- milk\nThen I went home.')).toEqual(['·- text milk', 'text Then I went home.'])
  })

  it('FMT-01 a line over a rule stays text, and so does an indented one', () => {
    expect(shown('A day\n---\nB\n===')).toEqual(['text A day', 'rule', 'text B', '+ text ==='])
    expect(shown('    indented\n    # comment')).toEqual(['text indented', '+ text # comment'])
    expect(shown('* * *\n___\n- - -\n--\n-- -')).toEqual([
      'rule',
      'rule',
      'rule',
      'text --',
      'rule',
    ])
  })

  it('FMT-03 leave alone what only looks like a mark', () => {
    for (const text of [
      ...['#tag', '#', '#1 of all', '-5 degrees', '--', ':-)', '+1', '*sigh', '1984. What a year'],
      ...[
        '1.5 hours',
        '2026-01-02',
        '>:(',
        '>_<',
        '>.<',
        '>w<',
        '>=',
        '>5 people',
        '1234567890. x',
        '~ten',
      ],
      ...['~~~ hello ~~~', '(a) b', 'a) b', '=====', '`` `', '<b>', '| a | b |', '1 . x'],
    ])
      expect(shown(text), text).toEqual([`text ${text}`])
  })

  it('FMT-03 a paragraph continues with a number other than 1, and with a lone dash', () => {
    expect(shown('We met on\n5. May\n-\n2) x')).toEqual([
      ...['text We met on', '+ text 5. May', '+ text -', '+ text 2) x'],
    ])
    expect(shown('We need\n1. milk\n2. bread')).toEqual([
      ...['text We need', '·1. text milk', '·2. text bread'],
    ])
  })

  it('FMT-03 a list may continue to 1000, but does not begin there', () => {
    expect(shown('999. a\n1000. b\n\n1001. c')).toEqual([
      ...['·999. text a', '·1000. text b', '· blank', '·1001. text c'],
    ])
    expect(shown('- a\n1984. b')).toEqual(['·- text a', 'text 1984. b'])
  })

  it('FMT-01 an empty item is an item as soon as its marker is typed', () => {
    expect(shown('- ')).toEqual(['·- text'])
    expect(shown('- [ ]')).toEqual(['·-[open] text'])
    expect(shown('1. ')).toEqual(['·1. text'])
  })

  it('FMT-01 a fence that is never closed in its place, or says more than a language, is text', () => {
    expect(shown('```\n# a')).toEqual(['text ```', 'h1 a'])
    expect(shown('````\n```\n# a')).toEqual(['text ````', '+ text ```', 'h1 a'])
    expect(shown('~~~\n```\n~~~~\n# a')).toEqual(['fence', 'code ```', 'fence', 'h1 a'])
    expect(shown('> ```\n> a\n# b\n```')).toEqual(['> text ```', '>+ text a', 'h1 b', 'text ```'])
    expect(shown('> ```\n> a\n> ```')).toEqual(['> fence', '> code a', '> fence'])
    expect(shown('```\n# a\n> ```\n     ```')[1]).toBe('h1 a')
    expect(shown('~~~ my thoughts\n# a\n~~~')[1]).toBe('h1 a')
    expect(shown('```ts\n# a\n```')).toEqual(['fence', 'code # a', 'fence'])
  })

  it('FMT-01 code keeps its indentation, without that of its fence', () => {
    expect(shown('- a\n  ```\n    x\n y\n  ```')).toEqual([
      ...['·- text a', '· fence', '· code   x', 'text y', '+ text ```'],
    ])
    expect(shown('  ```\n   x\n y\n  ```')).toEqual(['fence', 'code  x', 'code y', 'fence'])
  })

  it('FMT-07 containers nest up to 16 deep; deeper marks are text', () => {
    const [line] = readLines('>'.repeat(10_000))
    expect([line?.quotes, line?.kind]).toEqual([16, 'text'])
    const items = readLines(
      Array.from({ length: 100 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    )
    expect(Math.max(...items.map(({ lists }) => lists))).toBe(16)
  })

  it('FMT-01 end at any line break, and their offsets are those of the text', () => {
    const text = 'a\r\n- b\rc\n'
    expect(readLines(text).map(({ from, to, content }) => [from, to, content])).toEqual([
      [0, 1, 0],
      [3, 6, 5],
      [7, 8, 7],
      [9, 9, 9],
    ])
    expect(readLines('> 1. [x] a')[0]?.marks).toEqual([
      { from: 0, to: 1, kind: 'quote' },
      { from: 2, to: 4, kind: 'number' },
      { from: 5, to: 8, kind: 'task' },
    ])
  })
})
