import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileProblem } from './file-problem.ts'
import { jsonPieces, type Piece } from './json-pieces.ts'

function read(text: string, cuts: readonly number[] = [], limits = {}): Piece[] {
  const json = jsonPieces(limits)
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length]
  places.sort((a, b) => a - b)
  const pieces = places.flatMap((from, at) => json.push(text.slice(from, places[at + 1] ?? from)))
  json.end()
  return pieces
}

/** The object that pieces tell of; lists of them come together again. */
function whole(pieces: readonly Piece[]): Record<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const { key, item, value } of pieces) {
    if (item === undefined) entries.set(key, value)
    else entries.set(key, [...((entries.get(key) as unknown[]) ?? []), value])
  }
  return Object.fromEntries(entries)
}

describe('an object of JSON in pieces', () => {
  it('is the object that JSON.parse reads, wherever its text is cut', () => {
    const objects = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 4 }), {
      noNullPrototype: true,
    })
    const spaces = fc.constantFrom(undefined, 1, '\t')
    fc.assert(
      fc.property(objects, spaces, fc.array(fc.nat(), { maxLength: 8 }), (object, space, cuts) => {
        const text = JSON.stringify(object, undefined, space)
        const lists = Object.entries(JSON.parse(text) as object).filter(
          ([, value]) => !(Array.isArray(value) && value.length === 0),
        )
        expect(whole(read(text, cuts))).toEqual(Object.fromEntries(lists))
      }),
    )
  })

  it('counts the items of its lists from 1', () => {
    expect(read('\ufeff {"a":[5, "]}", [1]], "b" : true , "c":-1.5e3}\n')).toEqual([
      { key: 'a', item: 1, value: 5 },
      { key: 'a', item: 2, value: ']}' },
      { key: 'a', item: 3, value: [1] },
      { key: 'b', value: true },
      { key: 'c', value: -1500 },
    ])
  })

  it.each([
    '[]',
    '{"a":1,}',
    '{"a":[1,]}',
    '{,}',
    '{"a" 1}',
    '{"a":}',
    '{a:1}',
    '{"a":1}}',
    '{"a":tru}',
    '{"a":"\\x"}',
    '{"a":[1 2]}',
    'PK\u0003\u0004',
    'Dear diary',
  ])('refuses %j', (text) => {
    expect(() => read(text)).toThrow(FileProblem)
    expect(() => read(text)).toThrow('isn’t JSON')
  })

  it.each(['', ' ', '{', '{"a"', '{"a":', '{"a":[1', '{"a":"b', '{"a":[1]', '{"a":12'])(
    'knows that %j is not all of it',
    (text) => {
      expect(() => read(text)).toThrow('This file is incomplete')
    },
  )

  it('holds no more than its limits allow', () => {
    expect(() => read(`{"a":["${'x'.repeat(2000)}"]}`, [], { most: 1000 })).toThrow('Item 1 of “a”')
    expect(() => read(`{"a":${'['.repeat(80)}`)).toThrow('nested too deeply')
    const blanks = jsonPieces({ most: 10 })
    for (let times = 0; times < 1000; times += 1) expect(blanks.push(' '.repeat(1000))).toEqual([])
  })
})
