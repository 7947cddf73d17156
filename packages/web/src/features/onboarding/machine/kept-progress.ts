import { defaultPreferences, preferences } from '@daywell/core/preferences'
import type { SafeStorage } from '#services/session/safe-storage.ts'
import { type Answers, answersIn, withAnswers } from './answers.ts'
import { firstState, nextState, type OnboardingState } from './onboarding-machine.ts'
import { isStep } from './steps.ts'

/** Whose it is, the session sees to: it sets it aside or clears it with its person. */
const KEY = 'onboardingProgress'

/** Where this person was when they left, with what has become known since. */
export function continued(storage: SafeStorage, known: Answers): OnboardingState {
  const fresh = firstState(known)
  const kept = read(storage.get(KEY))
  if (!kept) return fresh
  const { step, ...rest } = kept
  const learned = nextState({ ...fresh, ...rest }, { type: 'learned', known })
  return nextState(learned, { type: 'went to', step })
}

/** Nothing is kept of somebody who has only looked. */
export function keepProgress(storage: SafeStorage, state: OnboardingState): void {
  const { step, answers, began, ownGoals, goalText } = state
  if (isUntouched(state)) forgetProgress(storage)
  else storage.set(KEY, JSON.stringify({ step, answers, began, ownGoals, goalText }))
}

export function forgetProgress(storage: SafeStorage): void {
  storage.remove(KEY)
}

function isUntouched({ step, answers, began, goalText }: OnboardingState): boolean {
  return step === 1 && goalText === '' && JSON.stringify(answers) === JSON.stringify(began)
}

type Kept = Pick<OnboardingState, 'step' | 'answers' | 'began' | 'ownGoals' | 'goalText'>

function read(text: string | null): Kept | undefined {
  try {
    const { step, answers, began, ownGoals, goalText } = JSON.parse(text ?? 'null') as Kept
    if (!isStep(step) || typeof goalText !== 'string') return undefined
    const own = ownGoals.filter((goal) => typeof goal === 'string')
    return {
      step,
      answers: readAnswers(answers),
      began: readAnswers(began),
      ownGoals: own,
      goalText,
    }
  } catch {
    return undefined
  }
}

/** Answers are what preferences can hold, and a mood that is not chosen yet. */
function readAnswers(kept: Answers): Answers {
  const whole = preferences.parse(withAnswers(defaultPreferences(), kept))
  const answers = answersIn(whole, false)
  return kept.mood === '' ? { ...answers, mood: '' } : answers
}
