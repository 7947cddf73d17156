import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { madeFile } from './made-file.ts'

it('a made file has the same bytes in whatever parts it is made', () => {
  const file = madeFile(7, 100_003)
  const whole = file.part(0, file.bytes)
  expect(whole.length).toBe(100_003)
  expect(createHash('sha256').update(whole).digest('hex')).toBe(file.sha256)
  for (const [from, to] of [
    [0, 1],
    [15, 17],
    [16, 33],
    [99_999, 100_003],
  ] as const)
    expect(file.part(from, to)).toEqual(whole.subarray(from, to))
  expect(madeFile(8, 100_003).sha256).not.toBe(file.sha256)
})
