import { errorBody } from '@daywell/core/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isErrorBody } from './answer.ts'

const orAnything = (wanted: fc.Arbitrary<unknown>) => fc.oneof(wanted, fc.jsonValue())

it('an error body is recognized exactly where the contract’s schema accepts it', () => {
  const body = fc.record(
    {
      error: orAnything(fc.string()),
      code: orAnything(fc.string()),
      fields: orAnything(fc.dictionary(fc.string(), orAnything(fc.string()))),
      details: orAnything(fc.string()),
      entry: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: body }, fc.jsonValue()), (value) => {
      expect(isErrorBody(value)).toBe(errorBody.safeParse(value).success)
    }),
    { numRuns: 2000, seed: 1 },
  )
})
