import { expect, it } from 'vitest'
import { atPace } from './at-pace.ts'

const PIECE_BYTES = 300_000
const aPiece = (filled: number) => Buffer.allocUnsafeSlow(PIECE_BYTES).fill(filled)

async function* each<T>(some: readonly T[]) {
  yield* some
}

it('MED-169 the memory of a piece is given back once the line has taken it, and never before', async () => {
  const pieces = [aPiece(1), aPiece(2), aPiece(3)]
  let isTaken = false
  const slices = atPace(
    each(pieces),
    () => undefined,
    () => isTaken,
  )
  const next = async () => (await slices.next()).value?.at(-1)
  const left = () => pieces.map(({ length }) => length > 0)
  for (let n = 0; n < 4; n += 1) await next()
  expect(left()).toEqual([true, true, true])
  isTaken = true
  expect(await next()).toBe(2)
  expect(left()).toEqual([false, true, true])
  await next()
  expect(left()).toEqual([false, true, true])
  expect(await next()).toBe(3)
  expect(left()).toEqual([false, false, true])
})
