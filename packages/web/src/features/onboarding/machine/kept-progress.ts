import { defaultPreferences, preferences } from '@daywell/core/preferences'
import type { SafeStorage } from '#services/session/safe-storage.ts'
import { type Answers, answersIn, withAnswers } from './answers.ts'
import { firstState, nextState, type OnboardingState } from './onboarding-machine.ts'
import { isStep } from './steps.ts'

/** Per-person: the session sets it aside or clears it. */
const KEY = 'onboardingProgress'

/** Resumes where this person left off, rebased onto what has become known since. */
export function resumeProgress(storage: SafeStorage, known: Answers): OnboardingState {
  const fresh = firstState(known)
  const stored = read(storage.get(KEY))
  if (!stored) return fresh
  const { step, ...rest } = stored
  const learned = nextState({ ...fresh, ...rest }, { type: 'learned', known })
  return nextState(learned, { type: 'went to', step })
}

/** Stores progress, but only after a first answer. */
export function saveProgress(storage: SafeStorage, state: OnboardingState): void {
  const { step, answers, began, ownGoals, goalText, skipped } = state
  if (isUntouched(state)) forgetProgress(storage)
  else storage.set(KEY, JSON.stringify({ step, answers, began, ownGoals, goalText, skipped }))
}

export function forgetProgress(storage: SafeStorage): void {
  storage.remove(KEY)
}

function isUntouched({ step, answers, began, goalText }: OnboardingState): boolean {
  return step === 1 && goalText === '' && JSON.stringify(answers) === JSON.stringify(began)
}

type Kept = Pick<
  OnboardingState,
  'step' | 'answers' | 'began' | 'ownGoals' | 'goalText' | 'skipped'
>

function read(text: string | null): Kept | undefined {
  try {
    // An earlier release stored no skipped steps.
    const { skipped = [], ...kept } = JSON.parse(text ?? 'null') as Kept
    const { step, answers, began, ownGoals, goalText } = kept
    if (!isStep(step) || typeof goalText !== 'string') return undefined
    const own = ownGoals.filter((goal) => typeof goal === 'string')
    return {
      step,
      answers: readAnswers(answers),
      began: readAnswers(began),
      ownGoals: own,
      goalText,
      skipped: skipped.filter(isStep),
    }
  } catch {
    return undefined
  }
}

/** Validates stored answers with the preferences schema; the mood may be empty. */
function readAnswers(stored: Answers): Answers {
  const whole = preferences.parse(withAnswers(defaultPreferences(), stored))
  const answers = answersIn(whole, false)
  return stored.mood === '' ? { ...answers, mood: '' } : answers
}
