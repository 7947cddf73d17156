import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '#preferences/index.ts'
import { readShown, wishesOf, withShown, writeShown } from './index.ts'

describe('wishes', () => {
  it('of a person who has chosen nothing are the defaults', () => {
    expect(wishesOf(defaultPreferences())).toEqual({
      preference: 'freeform',
      goals: ['Self-reflection'],
      interests: [],
      challenges: [],
      mood: 'neutral',
    })
  })

  it('PRM-07 are what is known of all that was chosen; own words are passed over', () => {
    const { writingGoals, personalInfo, journalStyle, ...rest } = defaultPreferences()
    const wishes = wishesOf({
      ...rest,
      writingGoals: {
        ...writingGoals,
        primaryGoal: 'creativity',
        specificGoals: ['Goal tracking', 'Walk the dog at dawn', 'constructor'],
      },
      personalInfo: {
        ...personalInfo,
        currentMood: 'sad',
        interests: ['Family Life', 'Creative Projects', 'the sea'],
        challengesToAddress: ['self-doubt ', ''],
      },
      journalStyle: {
        ...journalStyle,
        promptPreference: 'growth',
        topicsOfInterest: ['Hobbies & Recreation', 'Family Life'],
      },
    })
    expect(wishes).toEqual({
      preference: 'growth',
      goals: ['Creativity enhancement', 'Goal tracking'],
      interests: ['Creative Projects', 'Hobbies & Recreation', 'Family Life'],
      challenges: ['Self-Doubt'],
      mood: 'sad',
    })
  })
})

describe('what was shown', () => {
  const ids = Array.from({ length: 70 }, (_, at) => `id${at}`)

  it('is remembered for 60 prompts, newest last', () => {
    const shown = ids.reduce(withShown, [] as string[])
    expect(shown).toEqual(ids.slice(10))
    expect(withShown(shown, 'id30').at(-1)).toBe('id30')
    expect(withShown(shown, 'id30')).toHaveLength(60)
  })

  it('survives being written down, and nothing else is read from it', () => {
    expect(readShown(writeShown(ids.slice(10)))).toEqual(ids.slice(10))
    expect(readShown(writeShown(ids))).toEqual(ids.slice(10))
    for (const line of [null, undefined, '', '{"a":1}', 'A-B <x> ümlaut', ' '.repeat(100_000)])
      expect(readShown(line)).toEqual([])
  })
})
