import { writingTimes } from '@daywell/core/account'
import {
  challenges,
  defaultPreferences,
  interestAreas,
  preferencesInput,
  specificGoals,
} from '@daywell/core/preferences'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersIn, withAnswers } from './answers.ts'
import {
  canGoOn,
  firstState,
  goalsOn,
  nextState,
  type OnboardingEvent,
  type OnboardingState,
} from './onboarding-machine.ts'
import { isAnswered, STEPS } from './steps.ts'

const newcomer = () => firstState(answersIn(defaultPreferences(), true))
const after = (state: OnboardingState, ...events: OnboardingEvent[]) =>
  events.reduce(nextState, state)
const next = { type: 'next' } as const
const skip = { type: 'skip' } as const
const felt = { type: 'felt', mood: 'calm' } as const
const toggled = (list: 'goals' | 'interests' | 'challenges', item: string): OnboardingEvent => ({
  type: 'toggled',
  list,
  item,
})
const typed = (text: string): OnboardingEvent => ({ type: 'typed', text })
const goal = toggled('goals', 'Goal tracking')
const interest = toggled('interests', 'Family Life')
const challenge = toggled('challenges', 'Self-Doubt')

describe('the steps', () => {
  it('ONB-04 step 1 needs a mood, which is empty at first', () => {
    const first = newcomer()
    expect(first.answers.mood).toBe('')
    expect(canGoOn(first)).toBe(false)
    expect(after(first, next)).toMatchObject({ step: 1, stumbles: 1 })
    expect(canGoOn(after(first, felt))).toBe(true)
    expect(after(first, felt, next)).toMatchObject({ step: 2, stumbles: 0 })
  })

  it('ONB-05 steps 2, 3 and 4 each need one answer', () => {
    const steps = [
      { answer: goal, step: 2 },
      { answer: interest, step: 3 },
      { answer: challenge, step: 4 },
    ]
    let state = after(newcomer(), felt, next)
    for (const { answer, step } of steps) {
      expect(after(state, next, next)).toMatchObject({ step, stumbles: 2 })
      expect(canGoOn(state)).toBe(false)
      expect(canGoOn(after(state, answer, answer))).toBe(false)
      state = after(state, answer)
      expect(canGoOn(state)).toBe(true)
      state = after(state, next)
      expect(state.step).toBe(step + 1)
    }
  })

  it('ONB-06 step 5 always passes, with any settings', () => {
    const last = after(newcomer(), felt, next, goal, next, interest, next, challenge, next)
    expect(last.step).toBe(5)
    const odd: OnboardingEvent = {
      type: 'set up',
      changes: { reminderEnabled: true, streakAlerts: false, preferredTime: '' },
    }
    for (const state of [last, after(last, odd)]) {
      expect(canGoOn(state)).toBe(true)
      expect(after(state, next)).toEqual(state)
    }
    expect(after(last, odd).answers).toMatchObject({
      reminderEnabled: true,
      streakAlerts: false,
      preferredTime: last.answers.preferredTime,
    })
  })

  it('ONB-30 steps 1 to 4 can be skipped, which leaves their answers as they were', () => {
    const skipped = after(newcomer(), skip, skip, skip, skip)
    expect(skipped).toMatchObject({ step: 5, skipped: [1, 2, 3, 4], stumbles: 0 })
    expect(skipped.answers).toEqual(newcomer().answers)
    expect(after(skipped, skip)).toEqual(skipped)
    const changed = after(newcomer(), felt, skip, goal, typed('Sing'), skip, interest, skip)
    expect(changed).toMatchObject({ step: 4, goalText: '', answers: newcomer().answers })
    const saved = defaultPreferences()
    saved.personalInfo.interests = ['Family Life']
    const returning = after(firstState(answersIn(saved, false)), next, skip, interest, skip)
    expect(returning).toMatchObject({ step: 4, answers: { interests: ['Family Life'] } })
  })

  it('ONB-30 Next on a skipped step still needs an answer, and an answer counts again', () => {
    const again = after(newcomer(), skip, skip, { type: 'back' }, { type: 'back' })
    expect(again.step).toBe(1)
    expect(canGoOn(again)).toBe(false)
    expect(after(again, { type: 'went to', step: 3 }).step).toBe(3)
    const answered = after(again, felt, next, goal, goal)
    expect(answered).toMatchObject({ step: 2, skipped: [] })
    expect(after(answered, { type: 'went to', step: 3 }).step).toBe(2)
  })

  it('Back always works, Next only past answered steps', () => {
    const third = after(newcomer(), felt, next, goal, next)
    expect(after(third, { type: 'back' }).step).toBe(2)
    expect(after(third, { type: 'went to', step: 1 }).step).toBe(1)
    expect(after(third, { type: 'went to', step: 5 }).step).toBe(3)
    expect(after(third, { type: 'back' }, goal, { type: 'went to', step: 3 }).step).toBe(2)
    expect(after(newcomer(), { type: 'back' }).step).toBe(1)
  })
})

describe('a custom goal', () => {
  const second = () => after(newcomer(), felt, next)
  const add = { type: 'added' } as const

  it('ONB-07 is added unless it is blank after trimming', () => {
    for (const blank of ['', '   ', '\t\n']) {
      expect(after(second(), typed(blank), add).ownGoals).toEqual([])
    }
    const added = after(second(), typed('  Call my sister '), add)
    expect(added).toMatchObject({ ownGoals: ['Call my sister'], goalText: '' })
    expect(added.answers.goals).toEqual(['Call my sister'])
    expect(goalsOn(added)).toEqual([...specificGoals, 'Call my sister'])
  })

  it('is selected instead of added if the list has it, ignoring case', () => {
    const twice = after(second(), typed('Sing'), add, typed(' SING'), add)
    expect(twice).toMatchObject({ ownGoals: ['Sing'], goalText: '', refusal: 'there' })
    expect(twice.answers.goals).toEqual(['Sing'])
    const offered = after(second(), typed('goal  TRACKING'), add)
    expect(offered).toMatchObject({ ownGoals: [], refusal: 'there' })
    expect(offered.answers.goals).toEqual(['Goal tracking'])
  })

  it('can be deselected and removed from the list', () => {
    const sing = after(second(), typed('Sing'), add)
    const aside = after(sing, toggled('goals', 'Sing'))
    expect(aside).toMatchObject({ ownGoals: ['Sing'], answers: { goals: [] } })
    expect(after(sing, { type: 'removed', goal: 'Sing' })).toMatchObject({
      ownGoals: [],
      answers: { goals: [] },
    })
    expect(after(sing, { type: 'removed', goal: 'Goal tracking' })).toEqual(sing)
  })

  it('stays in the field with a reason if preferences cannot hold it', () => {
    const long = 'a'.repeat(201)
    expect(after(second(), typed(long), add)).toMatchObject({ goalText: long, refusal: 'tooLong' })
    expect(after(second(), typed('\ud800'), add).refusal).toBe('notStorable')
    const many = Array.from({ length: 100 }, (_, index) => [typed(`Goal ${index}`), add]).flat()
    const full = after(second(), ...many)
    expect(full.answers.goals).toHaveLength(100)
    expect(after(full, typed('One more'), add)).toMatchObject({ refusal: 'full' })
    expect(after(full, goal)).toMatchObject({ refusal: 'full', answers: full.answers })
    expect(canGoOn(after(full, goal))).toBe(true)
  })

  it('is added from typed text on Next, which blocks if it is invalid', () => {
    const on = after(second(), typed('Sing'), next)
    expect(on).toMatchObject({ step: 3, ownGoals: ['Sing'], answers: { goals: ['Sing'] } })
    const long = typed('a'.repeat(201))
    expect(after(second(), goal, long, next)).toMatchObject({ step: 2, refusal: 'tooLong' })
    const ahead = after(second(), goal, next, { type: 'back' }, long, { type: 'went to', step: 3 })
    expect(ahead).toMatchObject({ step: 2, refusal: 'tooLong' })
  })
})

describe('what is known', () => {
  it('ONB-17 the reminder time first offered follows the preferred writing time', () => {
    const offered = writingTimes.map((preferredWritingTime) => {
      const preferences = { ...defaultPreferences(), preferredWritingTime }
      return answersIn(preferences, true).preferredTime
    })
    expect(offered).toEqual(['08:00', '14:00', '20:00', '22:00'])
  })

  it('of a returning person is what they chose', () => {
    const saved = defaultPreferences()
    saved.notifications.preferredTime = '20:00'
    saved.writingGoals.specificGoals = ['Sing', 'Goal tracking']
    const state = firstState(answersIn(saved, false))
    expect(state.answers).toMatchObject({ mood: 'neutral', preferredTime: '20:00' })
    expect(state.ownGoals).toEqual(['Sing'])
    expect(withAnswers(saved, state.answers)).toEqual(saved)
  })

  it('is rebased under answers given earlier', () => {
    const signup = defaultPreferences()
    signup.writingGoals.specificGoals = ['Sing', 'Goal tracking']
    signup.preferredWritingTime = 'night'
    const known = answersIn(signup, true)
    const begun = after(newcomer(), felt, next, toggled('goals', 'Memory keeping'))
    const learned = after(begun, { type: 'learned', known })
    expect(learned).toMatchObject({ step: 2, ownGoals: ['Sing'] })
    expect(learned.answers).toEqual({
      ...known,
      mood: 'calm',
      goals: ['Sing', 'Goal tracking', 'Memory keeping'],
    })
    const without = after(learned, goal, { type: 'learned', known })
    expect(without.answers.goals).toEqual(['Sing', 'Memory keeping'])
  })
})

describe('after any sequence of events', () => {
  const items = { goals: specificGoals, interests: interestAreas, challenges }
  const lists = fc.constantFrom('goals', 'interests', 'challenges' as const)
  const words = fc.constantFrom('Sing', 'sing', 'GOAL TRACKING', ' ', 'a'.repeat(201), 'Write')
  const moods = fc.constantFrom('happy', 'calm', 'sad' as const)
  const times = fc.constantFrom('07:30', '23:59', '', '7:30')
  const event: fc.Arbitrary<OnboardingEvent> = fc.oneof(
    { arbitrary: fc.constant(next), weight: 4 },
    fc.constant(skip),
    fc.constant({ type: 'back' } as const),
    moods.map((mood) => ({ type: 'felt', mood }) as const),
    fc
      .tuple(lists, fc.nat({ max: 9 }))
      .map(([list, index]) => toggled(list, items[list][index] ?? '')),
    words.map(typed),
    fc.constant({ type: 'added' } as const),
    words.map((goal) => ({ type: 'removed', goal: goal.trim() }) as const),
    fc.constantFrom(...STEPS).map((step) => ({ type: 'went to', step }) as const),
    fc
      .tuple(fc.boolean(), times)
      .map(
        ([on, preferredTime]) =>
          ({ type: 'set up', changes: { reminderEnabled: on, preferredTime } }) as const,
      ),
  )

  it('each step before the current one is answered or skipped, and the answers are valid', () => {
    const check = (events: OnboardingEvent[]) => {
      let state = newcomer()
      for (const one of events) {
        state = nextState(state, one)
        const { answers, step } = state
        for (const before of STEPS.filter((other) => other < step)) {
          expect(isAnswered(answers, before) || state.skipped.includes(before)).toBe(true)
        }
        expect(new Set(goalsOn(state)).size).toBe(goalsOn(state).length)
        expect(goalsOn(state)).toEqual(expect.arrayContaining([...answers.goals]))
        if (step > 2) expect(state.goalText.trim()).toBe('')
      }
      const wanted = withAnswers(defaultPreferences(), state.answers)
      expect(preferencesInput.safeParse(wanted).success).toBe(true)
    }
    fc.assert(fc.property(fc.array(event, { maxLength: 60 }), check), { seed: 34, numRuns: 300 })
  })

  it('going back and forth loses nothing', () => {
    const moves = fc.array(
      fc.oneof(
        fc.constant(next),
        fc.constant({ type: 'back' } as const),
        fc.constantFrom(...STEPS).map((step) => ({ type: 'went to', step }) as const),
      ),
      { maxLength: 20 },
    )
    const check = (events: OnboardingEvent[], ways: OnboardingEvent[]) => {
      const before = after(newcomer(), ...events)
      const moved = after(before, ...ways)
      const { goals, ...others } = before.answers
      expect(moved.answers).toMatchObject(others)
      expect(moved.answers.goals).toEqual(expect.arrayContaining([...goals]))
      expect(moved.ownGoals).toEqual(expect.arrayContaining([...before.ownGoals]))
      const typedWords = before.goalText.trim().toLowerCase().replace(/\s+/g, ' ')
      const kept = [moved.goalText.trim(), ...moved.answers.goals].map((text) => text.toLowerCase())
      expect(kept).toContain(typedWords)
    }
    fc.assert(fc.property(fc.array(event, { maxLength: 40 }), moves, check), {
      seed: 34,
      numRuns: 300,
    })
  })
})
