import { entryInput, isTooLong } from '@daywell/core/journal'
import { seededRandom } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { edited, randomDocument } from './random-document.ts'

it('makes documents that an entry can hold, short and as long as one may be', () => {
  const random = seededRandom(7)
  const documents = Array.from({ length: 3000 }, () => randomDocument(random))
  const all = [...documents, ...documents.map((text) => edited(text, random))]
  expect(all.filter((content) => !entryInput.safeParse({ content }).success)).toEqual([])
  expect(documents.map((text) => text.length).toSorted((a, b) => b - a)[0]).toBe(250_000)
  expect(all.some(isTooLong)).toBe(false)
})
