import type { PrivacyLevel } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import type { Reader } from '#database/index.ts'
import { withUnchanged } from './unchanged-entries.service.ts'

const listed = (version: string) => [
  { id: 'a', localDate: '2026-11-18', wordCount: 1, createdAt: 1, bytes: 1, version },
]

/** Levels and versions in the order in which they're read; the last one stays. */
function setUp(levels: readonly PrivacyLevel[], versions: readonly string[]) {
  const [level, version] = [levels.values(), versions.values()]
  const next = <T>(values: Iterator<T>, last: T) => values.next().value ?? last
  const worked: string[] = []
  const run = () =>
    withUnchanged(
      { read: {} as Reader, privacyLevelOf: async () => next(level, levels.at(-1) ?? 'cloud') },
      {
        userId: 'ann',
        privacyLevel: 'cloud',
        list: async () => listed(next(version, versions.at(-1) ?? '')),
      },
      async ([one]) => {
        worked.push(one?.version ?? '')
        return one?.version
      },
    )
  return { run, worked }
}

it('INS-85 in local mode nothing is looked at, and what was made before is not returned', async () => {
  const local = setUp(['local'], ['1'])
  expect([await local.run(), local.worked]).toEqual([undefined, []])
  const later = setUp(['cloud', 'local'], ['1'])
  expect([await later.run(), later.worked]).toEqual([undefined, ['1']])
})

it('works again with entries that have changed in the meantime, three times at most', async () => {
  const once = setUp(['cloud'], ['1', '2', '2'])
  expect([await once.run(), once.worked]).toEqual(['2', ['1', '2']])
  const always = setUp(['cloud'], ['1', '2', '3', '4', '5', '6', '7'])
  await expect(always.run()).rejects.toMatchObject({ code: 'model_failed' })
  expect(always.worked).toHaveLength(3)
})
