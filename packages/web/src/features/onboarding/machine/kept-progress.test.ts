import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { safeStorage } from '#services/session/safe-storage.ts'
import { answersIn } from './answers.ts'
import { continued, forgetProgress, keepProgress } from './kept-progress.ts'
import { firstState, nextState, type OnboardingEvent } from './onboarding-machine.ts'

/** A browser without storage keeps things as long as the page lives, which is long enough here. */
const aStorage = () =>
  safeStorage(() => {
    throw new Error('blocked')
  })
const known = answersIn(defaultPreferences(), true)
const begun = (...events: OnboardingEvent[]) => events.reduce(nextState, firstState(known))
const felt = { type: 'felt', mood: 'sad' } as const
const next = { type: 'next' } as const

describe('what was answered', () => {
  it('is there again with its step and with what was only typed', () => {
    const storage = aStorage()
    const state = begun(felt, next, { type: 'typed', text: 'Sin' })
    keepProgress(storage, state)
    expect(continued(storage, known)).toEqual(state)
    forgetProgress(storage)
    expect(continued(storage, known)).toEqual(firstState(known))
  })

  it('goes on top of what was chosen elsewhere meanwhile', () => {
    const storage = aStorage()
    keepProgress(storage, begun(felt, next))
    const elsewhere = { ...known, mood: 'happy', goals: ['Sing'], streakAlerts: false } as const
    expect(continued(storage, elsewhere)).toMatchObject({
      step: 2,
      ownGoals: ['Sing'],
      answers: { mood: 'sad', goals: ['Sing'], streakAlerts: false },
    })
  })

  it('is not kept of somebody who has only looked', () => {
    const storage = aStorage()
    keepProgress(storage, begun(felt))
    keepProgress(storage, firstState(known))
    expect(storage.get('onboardingProgress')).toBeNull()
  })

  it('that cannot be read is as if nothing had been answered', () => {
    for (const text of ['{', 'null', '[]', '{"step":4}', '{"step":9,"answers":{}}']) {
      const storage = aStorage()
      storage.set('onboardingProgress', text)
      expect(continued(storage, known), text).toEqual(firstState(known))
    }
  })

  it('never leads past a step that is not answered', () => {
    const storage = aStorage()
    const { refusal: _, stumbles: __, ...first } = firstState(known)
    storage.set('onboardingProgress', JSON.stringify({ ...first, step: 4 }))
    expect(continued(storage, known).step).toBe(1)
  })
})
