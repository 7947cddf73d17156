import { expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { commonThemes, mentionsOf } from './common-themes.ts'
import { plainThemes } from './testing/plain-themes.ts'
import { aChartEntry } from './testing/random-journal.ts'

const KEYS = [
  ...['who:johan', 'johan', 'johan way', 'who:johan lind', 'who:therapy', 'therapy', 'who:rose'],
  ...['rose', 'who:mum', 'mum', 'bag', 'bag bin', 'bag bin new', 'bag paper', 'garden', 'river'],
]

it('PERF-45 themes are those that counting entry by entry finds, in the same entries', () => {
  const random = seededRandom(20261118)
  const below = (count: number) => Math.floor(random() * count)
  for (let round = 0; round < 400; round += 1) {
    const some = KEYS.filter(() => random() < 0.6)
    const entries = Array.from({ length: below(30) }, (_, index) => {
      const themes = Array.from({ length: below(6) }, () => {
        const key = some[below(some.length)] ?? 'garden'
        return { key, phrase: `${key} ${below(2)}` }
      })
      return aChartEntry({ id: `entry${index}`, themes })
    })
    const found = commonThemes(mentionsOf(entries), { most: 4, least: 2 })
    expect(
      found.map(({ places, ...theme }) => {
        return { ...theme, entries: places.map((place) => entries[place]) }
      }),
      `round ${round}`,
    ).toEqual(plainThemes(entries, 4, 2))
  }
})
