import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { safeStorage } from '#services/session/safe-storage.ts'
import { answersIn } from './answers.ts'
import { forgetProgress, resumeProgress, saveProgress } from './kept-progress.ts'
import { firstState, nextState, type OnboardingEvent } from './onboarding-machine.ts'

/** Without local storage, values live in memory, which is enough here. */
const aStorage = () =>
  safeStorage(() => {
    throw new Error('blocked')
  })
const known = answersIn(defaultPreferences(), true)
const stateAfter = (...events: OnboardingEvent[]) => events.reduce(nextState, firstState(known))
const felt = { type: 'felt', mood: 'sad' } as const
const next = { type: 'next' } as const

describe('stored progress', () => {
  it('is restored with its step and typed text', () => {
    const storage = aStorage()
    const state = stateAfter(felt, next, { type: 'typed', text: 'Sin' })
    saveProgress(storage, state)
    expect(resumeProgress(storage, known)).toEqual(state)
    forgetProgress(storage)
    expect(resumeProgress(storage, known)).toEqual(firstState(known))
  })

  it('ONB-30 is restored with its skipped steps, and without them from an earlier release', () => {
    const storage = aStorage()
    const state = stateAfter({ type: 'skip' }, { type: 'skip' })
    saveProgress(storage, state)
    expect(resumeProgress(storage, known)).toEqual(state)
    const { skipped: _, ...earlier } = stateAfter(felt, next)
    storage.set('onboardingProgress', JSON.stringify(earlier))
    expect(resumeProgress(storage, known)).toMatchObject({ step: 2, skipped: [] })
  })

  it('is rebased onto what was chosen elsewhere', () => {
    const storage = aStorage()
    saveProgress(storage, stateAfter(felt, next))
    const elsewhere = { ...known, mood: 'happy', goals: ['Sing'], streakAlerts: false } as const
    expect(resumeProgress(storage, elsewhere)).toMatchObject({
      step: 2,
      ownGoals: ['Sing'],
      answers: { mood: 'sad', goals: ['Sing'], streakAlerts: false },
    })
  })

  it('is not stored before a first answer', () => {
    const storage = aStorage()
    saveProgress(storage, stateAfter(felt))
    saveProgress(storage, firstState(known))
    expect(storage.get('onboardingProgress')).toBeNull()
  })

  it('is ignored if it cannot be parsed', () => {
    for (const text of ['{', 'null', '[]', '{"step":4}', '{"step":9,"answers":{}}']) {
      const storage = aStorage()
      storage.set('onboardingProgress', text)
      expect(resumeProgress(storage, known), text).toEqual(firstState(known))
    }
  })

  it('never resumes past an unanswered step', () => {
    const storage = aStorage()
    const { refusal: _, stumbles: __, ...first } = firstState(known)
    storage.set('onboardingProgress', JSON.stringify({ ...first, step: 4 }))
    expect(resumeProgress(storage, known).step).toBe(1)
  })
})
