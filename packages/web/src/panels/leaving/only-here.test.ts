import { expect, it } from 'vitest'
import { countOnlyHere, isAnything } from './only-here.ts'

const LOCAL = `local_${'1'.repeat(24)}`
const TEMP = `temp_${'2'.repeat(24)}`
const [EDITED, COPY, DELETED] = ['3', '4', '5'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
]
const entries = [LOCAL, TEMP, EDITED, COPY].map((_id) => ({ _id }))

it('PROF-12 counts local-only entries, the outbox, and unsynced deletions', () => {
  const outbox = [
    { kind: 'save', id: TEMP },
    { kind: 'save', id: EDITED },
    { kind: 'delete', id: DELETED },
  ] as const
  const counted = countOnlyHere(entries, outbox)
  expect(counted).toEqual({ kept: 1, waiting: 2, deletions: 1 })
  expect(isAnything(counted)).toBe(true)
  expect(isAnything(countOnlyHere([], [{ kind: 'delete', id: DELETED }]))).toBe(true)
})

it('is zero if the server has everything', () => {
  expect(isAnything(countOnlyHere([{ _id: COPY }], []))).toBe(false)
  expect(isAnything(countOnlyHere([], []))).toBe(false)
})
