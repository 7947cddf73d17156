import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { distinctVersions, missingVersions } from './distinct-versions.ts'

const at = (content: string, second: number) =>
  anEntry({ content, updatedAt: `2026-03-14T09:30:0${second}.000Z` })
const summarize = (versions: readonly { content: string; updatedAt: string }[]) =>
  versions.map(({ content, updatedAt }) => `${content} ${updatedAt.slice(17, 23)}`)

describe('the versions that are missing', () => {
  it('are those that are not there at their moment', () => {
    const there = [at('b', 2), at('a', 1)]
    expect(summarize(missingVersions(there, [at('a', 1), at('a', 3), at('c', 4)]))).toEqual([
      'a 03.000',
      'c 04.000',
    ])
  })

  it('move back where their moment is taken by other words, and only once', () => {
    const there = [at('b', 2)]
    const missing = missingVersions(there, [at('a', 2), at('c', 2)])
    expect(summarize(missing)).toEqual(['a 01.999', 'c 01.998'])
    expect(missingVersions([...there, ...missing], [at('a', 2), at('c', 2)])).toEqual([])
  })

  it('are named once, however often they come', () => {
    expect(summarize(distinctVersions(at('b', 2), [at('a', 1), at('a', 1), at('b', 2)]))).toEqual([
      'a 01.000',
    ])
  })
})
