import { describe, expect, it } from 'vitest'
import { meaningIndex } from './meaning-index.ts'
import { DIMENSIONS, packed } from './vectors.ts'

/** A text about one thing, and a little about another. */
function about(thing: number, other = thing, share = 0): Int8Array {
  const vector = new Float32Array(DIMENSIONS)
  for (let at = 0; at < 16; at += 1) {
    vector[thing * 16 + at] = 0.25 * (1 - share)
    if (share > 0) vector[other * 16 + at] = 0.25 * share
  }
  return packed(vector)
}

const found = (ways: Int8Array[], ...entries: { id: string; vectors: Int8Array[] }[]) => {
  const index = meaningIndex()
  index.add(entries)
  return index.find(ways)
}
const ids = ({ matches }: ReturnType<typeof found>) => matches.map(({ id }) => id)

describe('finding entries by meaning', () => {
  it('finds nothing in an empty journal, without a lead', () => {
    expect(found([about(1)])).toEqual({ matches: [], lead: 0 })
  })

  it('names each entry once, by the piece that is nearest', () => {
    const result = found(
      [about(1)],
      { id: 'other', vectors: [about(2)] },
      { id: 'nearest', vectors: [about(3), about(1), about(1, 2, 0.4)] },
    )
    expect(result.matches.map(({ id, piece }) => [id, piece])).toEqual([
      ['nearest', 1],
      ['other', 0],
    ])
    expect(result.lead).toBeGreaterThan(0.5)
  })

  it('leads by all of its score where nothing is about something else', () => {
    const { matches, lead } = found([about(1)], { id: 'one', vectors: [about(1)] })
    expect(lead).toBe(matches[0]?.score)
  })

  it('weighs the question as asked as much as its other ways together', () => {
    const entries = [1, 2, 3].map((one) => ({ id: `${one}`, vectors: [about(one)] }))
    const { matches } = found([about(2), about(1), about(3)], ...entries)
    const near = Object.fromEntries(matches.map(({ id, near }) => [id, near]))
    expect(near['2']).toBeCloseTo(0.5, 2)
    expect(near['3']).toBe(near['1'])
    expect(near['1']).toBeCloseTo(0.25, 2)
  })

  it('gives a text that is repeated each day one place only', () => {
    const routine = Array.from({ length: 6 }, (_, at) => ({
      id: `same ${at}`,
      vectors: [about(1)],
    }))
    const result = found([about(1)], ...routine, { id: 'other', vectors: [about(1, 2, 0.3)] })
    expect(ids(result).filter((id) => id.startsWith('same'))).toEqual(['same 0'])
    expect(ids(result)).toContain('other')
  })

  it('ASK-08 finds what is in the days that it is limited to, however much is nearer on others', () => {
    // Each a little less about it than the one before.
    const lessAndLess = (by: number) =>
      about(1).map((one, at) => (one === 0 ? 0 : one - Math.floor((by + (at % 16)) / 16)))
    const index = meaningIndex()
    index.add(
      Array.from({ length: 600 }, (_, by) => ({ id: `near ${by}`, vectors: [lessAndLess(by)] })),
    )
    index.add([{ id: 'asked', vectors: [lessAndLess(800)] }])
    expect(ids(index.find([about(1)]))).not.toContain('asked')
    const limited = index.find([about(1)], ({ id }) => id === 'asked')
    expect(ids(limited)).toEqual(['asked'])
    expect(limited.lead).toBe(0)
    const isNearest = ({ id }: { id: string }) => id === 'near 0' || id === 'asked'
    expect(index.find([about(1)], isNearest).lead).toBe(index.find([about(1)]).lead)
  })
})
