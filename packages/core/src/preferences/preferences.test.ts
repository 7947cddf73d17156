import { describe, expect, it } from 'vitest'
import { writingTimes } from '#account/index.ts'
import {
  challenges,
  defaultPreferences,
  interestAreas,
  type Preferences,
  preferences,
  preferencesInput,
  promptPreferences,
  ranges,
  reminderTimeFor,
  specificGoals,
} from './index.ts'

type Section = 'writingGoals' | 'personalInfo' | 'journalStyle' | 'notifications' | 'accessibility'

function accepts(section: Section, field: string, value: unknown): boolean {
  const whole = defaultPreferences()
  const changed = { ...whole, [section]: { ...whole[section], [field]: value } }
  return preferencesInput.safeParse(changed).success
}

function expectExactly(section: Section, field: string, values: string[]) {
  for (const value of values) expect(accepts(section, field, value), value).toBe(true)
  for (const value of ['', 'other', values[0]?.toUpperCase(), null, 1, undefined])
    expect(accepts(section, field, value), String(value)).toBe(false)
  const schema = preferences.shape[section].shape as Record<string, { options?: string[] }>
  expect(schema[field]?.options).toEqual(values)
}

const defaultsOf = (section: keyof Preferences) => defaultPreferences()[section]

describe('defaults', () => {
  it('are preferences that can be saved', () => {
    expect(preferencesInput.safeParse(defaultPreferences()).error).toBeUndefined()
  })

  it('PREF-09 writing goals: 5 entries a week, 200 words, self-reflection, no specific goal', () => {
    expect(defaultsOf('writingGoals')).toEqual({
      entriesPerWeek: 5,
      wordsPerEntry: 200,
      primaryGoal: 'self-reflection',
      specificGoals: [],
    })
  })

  it('PREF-10 personal information: neutral, medium stress, average sleep, three empty lists', () => {
    expect(defaultsOf('personalInfo')).toEqual({
      currentMood: 'neutral',
      stressLevel: 'medium',
      sleepQuality: 'average',
      majorLifeEvents: [],
      interests: [],
      challengesToAddress: [],
    })
  })

  it('PREF-11 PRIV-01 journal style: freeform, no topics, hybrid, balanced', () => {
    expect(defaultsOf('journalStyle')).toEqual({
      promptPreference: 'freeform',
      topicsOfInterest: [],
      privacyLevel: 'hybrid',
      aiInteraction: 'balanced',
    })
  })

  it('PREF-12 notifications: reminders off, streak alerts on, 20:00', () => {
    expect(defaultsOf('notifications')).toEqual({
      reminderEnabled: false,
      streakAlerts: true,
      preferredTime: '20:00',
    })
    for (const bad of ['8:00', '24:00', 'evening', 20])
      expect(accepts('notifications', 'preferredTime', bad)).toBe(false)
  })

  it('PREF-13 accessibility: medium font, line spacing 1.5', () => {
    expect(defaultsOf('accessibility')).toEqual({ fontSize: 'medium', lineSpacing: 1.5 })
    expect(accepts('accessibility', 'lineSpacing', '1.5')).toBe(false)
  })

  it('are made anew each time, so that a caller can’t change those of another', () => {
    defaultPreferences().writingGoals.specificGoals.push('mine')
    expect(defaultPreferences().writingGoals.specificGoals).toEqual([])
  })
})

describe('choices', () => {
  it('PREF-14 six moods', () => {
    expectExactly('personalInfo', 'currentMood', [
      'happy',
      'calm',
      'neutral',
      'anxious',
      'sad',
      'overwhelmed',
    ])
  })

  it('PREF-15 four kinds of prompts, of which freeform and growth have names of their own', () => {
    expectExactly('journalStyle', 'promptPreference', [
      'freeform',
      'reflection',
      'growth',
      'gratitude',
    ])
    expect(promptPreferences.freeform).toBe('Free Writing')
    expect(promptPreferences.growth).toBe('Personal Growth')
  })

  it('PREF-16 three privacy levels', () => {
    expectExactly('journalStyle', 'privacyLevel', ['hybrid', 'local', 'cloud'])
  })

  it('PREF-17 three levels of interaction and three sizes of type', () => {
    expectExactly('journalStyle', 'aiInteraction', ['minimal', 'balanced', 'involved'])
    expectExactly('accessibility', 'fontSize', ['small', 'medium', 'large'])
  })

  it('PREF-25 three levels of stress', () => {
    expectExactly('personalInfo', 'stressLevel', ['low', 'medium', 'high'])
  })

  it('PREF-26 three qualities of sleep', () => {
    expectExactly('personalInfo', 'sleepQuality', ['poor', 'average', 'good'])
  })

  it('PREF-27 six primary goals', () => {
    expectExactly('writingGoals', 'primaryGoal', [
      'self-reflection',
      'stress-management',
      'personal-growth',
      'creativity',
      'gratitude',
      'memory-keeping',
    ])
  })

  it('PREF-18 ten specific goals, in this order', () => {
    expect(specificGoals).toEqual([
      'Self-reflection',
      'Stress management',
      'Personal growth',
      'Problem-solving',
      'Emotional processing',
      'Memory keeping',
      'Creativity enhancement',
      'Goal tracking',
      'Gratitude practice',
      'Mental health support',
    ])
  })

  it('PREF-20 ten interest areas, in this order', () => {
    expect(interestAreas).toEqual([
      'Career & Professional Growth',
      'Relationships & Social Life',
      'Health & Wellness',
      'Creative Projects',
      'Personal Development',
      'Spirituality & Mindfulness',
      'Hobbies & Recreation',
      'Family Life',
      'Education & Learning',
      'Life Transitions',
    ])
  })

  it('PREF-21 ten challenges, in this order', () => {
    expect(challenges).toEqual([
      'Stress & Anxiety',
      'Work-Life Balance',
      'Relationship Issues',
      'Self-Doubt',
      'Time Management',
      'Health Concerns',
      'Career Decisions',
      'Personal Identity',
      'Financial Stress',
      'Life Purpose',
    ])
  })

  it('PREF-19 goals of one’s own stand beside those on offer', () => {
    expect(accepts('writingGoals', 'specificGoals', ['Goal tracking', 'Call my sister'])).toBe(true)
    expect(accepts('writingGoals', 'specificGoals', ['  '])).toBe(false)
    expect(accepts('writingGoals', 'specificGoals', new Array(101).fill('more'))).toBe(false)
  })

  it('the reminder first offered follows the preferred writing time', () => {
    expect(writingTimes.map(reminderTimeFor)).toEqual(['08:00', '14:00', '20:00', '22:00'])
  })
})

describe('ranges', () => {
  it('PREF-22 entries per week from 1 to 7, words per entry from 50 to 2000', () => {
    for (const good of [1, 4, 7]) expect(accepts('writingGoals', 'entriesPerWeek', good)).toBe(true)
    for (const bad of [0, 8, 2.5, '5', Number.NaN])
      expect(accepts('writingGoals', 'entriesPerWeek', bad)).toBe(false)
    for (const good of [50, 201, 2000])
      expect(accepts('writingGoals', 'wordsPerEntry', good)).toBe(true)
    for (const bad of [49, 2001, 50.5])
      expect(accepts('writingGoals', 'wordsPerEntry', bad)).toBe(false)
  })

  it('PREF-23 line spacing from 1 to 2 in steps of 0.1', () => {
    for (let tenths = 10; tenths <= 20; tenths++)
      expect(accepts('accessibility', 'lineSpacing', tenths / 10), String(tenths)).toBe(true)
    for (const bad of [0.9, 2.1, 1.55, Number.POSITIVE_INFINITY])
      expect(accepts('accessibility', 'lineSpacing', bad)).toBe(false)
    expect(ranges.lineSpacing).toEqual({ min: 1, max: 2, step: 0.1 })
  })
})

describe('what is sent', () => {
  it('is whole: a section or a field that is missing is refused, not reset', () => {
    const { writingGoals: _, ...withoutGoals } = defaultPreferences()
    expect(preferencesInput.safeParse(withoutGoals).success).toBe(false)
    expect(accepts('personalInfo', 'interests', undefined)).toBe(false)
  })

  it('may leave out the version and the writing time, which SPEC’s client does not know', () => {
    const { version: _, preferredWritingTime: __, ...plain } = defaultPreferences()
    expect(preferencesInput.safeParse(plain).success).toBe(true)
  })

  it('has no version below 0', () => {
    expect(preferencesInput.safeParse({ ...defaultPreferences(), version: -1 }).success).toBe(false)
  })
})
