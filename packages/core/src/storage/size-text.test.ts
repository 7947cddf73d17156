import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_500, '2 kB'],
  [1_234_567, '1.2 MB'],
  [5_000_000_000, '5 GB'],
  [7_000_000_000_000_000, '7,000 TB'],
])('%d bytes are told as %s', (bytes, text) => {
  expect(sizeText(bytes).replaceAll('\u00a0', ' ')).toBe(text)
})
