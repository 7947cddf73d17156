import { describe, expect, it } from 'vitest'
import { judge, type Known } from './ledger.ts'

const known = (parts: Partial<Known> = {}): Known => ({
  person: 0,
  clientId: 'temp_1',
  id: '1',
  sent: ['first', 'second', 'third'],
  acknowledged: ['first', 'second'],
  deletion: 'none',
  ...parts,
})

const stored = (entries: Record<string, string[]>, deleted: Record<string, string> = {}) => ({
  entries: new Map(Object.entries(entries)),
  deleted: new Map(Object.entries(deleted)),
})

describe('the judgement after a kill', () => {
  it('accepts the last acknowledged text, and one that was sent after it', () => {
    const fine = { lost: [], wrong: [], double: [] }
    expect(judge([known()], stored({ 1: ['second', 'first'] }))).toEqual(fine)
    expect(judge([known()], stored({ 1: ['third', 'second', 'first'] }))).toEqual(fine)
  })

  it('finds an acknowledged text that is not there', () => {
    expect(judge([known()], stored({ 1: ['second'] })).lost).toEqual(['first'])
    expect(judge([known()], stored({})).lost).toEqual(['first', 'second'])
  })

  it('finds a text that is older than the acknowledged one, or was never sent', () => {
    expect(judge([known()], stored({ 1: ['first', 'second'] })).wrong).toHaveLength(1)
    expect(judge([known()], stored({ 1: ['second', 'first', 'made up'] })).wrong).toEqual([
      'made up',
    ])
  })

  it('finds a text that is there twice', () => {
    expect(judge([known()], stored({ 1: ['second', 'first'], 2: ['second'] })).double).toHaveLength(
      1,
    )
    expect(judge([known()], stored({ 1: ['second', 'first', 'first'] })).double).toHaveLength(1)
  })

  it('finds a deleted entry that came back, and keeps its last text', () => {
    const gone = known({ deletion: 'acknowledged' })
    expect(judge([gone], stored({ 1: ['second', 'first'] })).wrong).toHaveLength(1)
    expect(judge([gone], stored({}, { 1: 'second' }))).toEqual({ lost: [], wrong: [], double: [] })
    expect(judge([gone], stored({})).lost).toEqual(['second'])
  })
})
