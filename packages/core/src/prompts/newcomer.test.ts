import { describe, expect, it } from 'vitest'
import { newId } from '#journal/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type Circumstances, choosePrompt } from './choose-prompt.ts'
import { isNewcomer, promptId, promptLibrary } from './index.ts'
import type { Prompt } from './prompt.ts'

const NOW = Date.parse('2026-11-16T20:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const newcomer: Circumstances = {
  preference: 'freeform',
  goals: [],
  interests: [],
  challenges: [],
  mood: 'neutral',
  hour: 20,
  season: 'autumn',
  recentlyShown: [],
  isNewcomer: true,
  random: seededRandom(30),
}

/** What one person is shown, one after the other. */
function shownTo(who: Partial<Circumstances>, times: number) {
  const shown: Prompt[] = []
  while (shown.length < times) {
    const recentlyShown = shown.map(({ text }) => promptId(text))
    shown.push(choosePrompt(promptLibrary, { ...newcomer, ...who, recentlyShown }))
  }
  return shown
}

describe('PRM-30 the first three prompts of a new account', () => {
  it('are plain, different, and of this hour, whatever the person prefers', () => {
    for (const preference of ['freeform', 'reflection', 'growth', 'gratitude'] as const)
      for (let hour = 0; hour < 24; hour += 1) {
        const first = shownTo({ preference, hour }, 3)
        expect(first.every(({ plain }) => plain)).toBe(true)
        expect(new Set(first).size).toBe(3)
        if (hour < 12 && hour >= 5)
          expect(first.flatMap(({ hours = [] }) => hours).join()).not.toMatch(/evening/)
      }
  })

  it('are followed by any, and an account that is not new has any from the start', () => {
    const plainShare = (who: Partial<Circumstances>, from: number) => {
      const shown = Array.from({ length: 20 }, () => shownTo(who, from + 3).slice(from)).flat()
      return shown.filter(({ plain }) => plain).length / shown.length
    }
    expect(plainShare({}, 3)).toBeLessThan(0.3)
    expect(plainShare({ isNewcomer: false }, 0)).toBeLessThan(0.3)
  })

  it('come from the whole library where it has no plain ones', () => {
    const other = promptLibrary.filter(({ plain }) => !plain)
    expect(choosePrompt(other, newcomer).plain).toBeUndefined()
  })
})

describe('an account', () => {
  const madeDaysAgo = (days: number) => newId(NOW - days * DAY_MS, new Uint8Array(8))

  it('is new for seven days, by its id', () => {
    expect([-0.5, 0, 6.9].map((days) => isNewcomer(madeDaysAgo(days), NOW))).toEqual([
      true,
      true,
      true,
    ])
    expect([-2, 7.1, 400].map((days) => isNewcomer(madeDaysAgo(days), NOW))).toEqual([
      false,
      false,
      false,
    ])
    expect(isNewcomer('anna', NOW)).toBe(false)
  })
})
