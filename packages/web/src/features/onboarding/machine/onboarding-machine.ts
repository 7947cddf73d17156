import { isStorable } from '@daywell/core/input'
import { type Mood, preferences, specificGoals } from '@daywell/core/preferences'
import { alikeIn } from '#services/preferences/alike.ts'
import { type Answers, rebaseAnswers } from './answers.ts'
import { isAnswered, reachable, type Step, stepAfter, stepBefore, withoutAnswer } from './steps.ts'

/** Why a goal can't be added. */
type GoalRefusal = 'there' | 'tooLong' | 'notStorable' | 'full'

const { specificGoals: goalList } = preferences.shape.writingGoals.shape

/** The custom goals among these. */
function ownAmong(goals: readonly string[]): string[] {
  const offered: readonly string[] = specificGoals
  return goals.filter((goal) => !offered.includes(goal))
}

/** Whether preferences can hold this additional goal. */
function refusalOf(goals: readonly string[], goal: string): GoalRefusal | undefined {
  if (!goalList.safeParse([goal]).success) return isStorable(goal) ? 'tooLong' : 'notStorable'
  return goalList.safeParse([...goals, goal]).success ? undefined : 'full'
}

export interface OnboardingState {
  readonly step: Step
  readonly answers: Answers
  /** The answers known before this person gave any; a difference is their own answer. */
  readonly began: Answers
  /** Custom goals on the list, selected or not. */
  readonly ownGoals: readonly string[]
  /** Text in the field that isn't on the list yet. */
  readonly goalText: string
  readonly refusal: GoalRefusal | undefined
  /** Steps whose question was left unanswered on purpose. */
  readonly skipped: readonly Step[]
  /** Failed attempts to leave this step without an answer. */
  readonly stumbles: number
}

type Choices = 'goals' | 'interests' | 'challenges'
type Setup = Pick<Answers, 'aiInteraction' | 'reminderEnabled' | 'preferredTime' | 'streakAlerts'>

export type OnboardingEvent =
  | { readonly type: 'felt'; readonly mood: Mood }
  | { readonly type: 'toggled'; readonly list: Choices; readonly item: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'added' }
  | { readonly type: 'removed'; readonly goal: string }
  | { readonly type: 'set up'; readonly changes: Partial<Setup> }
  | { readonly type: 'next' }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  /** From the browser's Back and Forward. */
  | { readonly type: 'went to'; readonly step: Step }
  /** What the server or another tab has; may arrive long after the first answers. */
  | { readonly type: 'learned'; readonly known: Answers }

const GOALS = 2
const LAST = 5

export function firstState(known: Answers): OnboardingState {
  const still = { step: 1, goalText: '', refusal: undefined, skipped: [], stumbles: 0 } as const
  return { ...still, answers: known, began: known, ownGoals: ownAmong(known.goals) }
}

export function nextState(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  switch (event.type) {
    case 'felt':
      return answer(state, { mood: event.mood })
    case 'toggled':
      return toggle(state, event.list, event.item)
    case 'typed':
      return state.step === GOALS ? typed(state, event.text) : state
    case 'added':
      return withTypedGoal(state)
    case 'removed':
      return remove(state, event.goal)
    case 'set up':
      return answer(state, dropEmptyTime(event.changes))
    case 'next':
      return goOn(state.step === GOALS ? withTypedGoal(state) : state)
    case 'skip':
      return skip(state)
    case 'back':
      return arrive(state, stepBefore(state.step))
    case 'went to':
      return goTo(state, event.step)
    case 'learned':
      return learn(state, event.known)
  }
}

/** Whether `next` may proceed. Typed text counts: it becomes a goal then. */
export function canGoOn(state: OnboardingState): boolean {
  return state.step === LAST || nextState(state, { type: 'next' }).step !== state.step
}

/** All goals on the list, in display order. */
export function goalsOn({ ownGoals }: Pick<OnboardingState, 'ownGoals'>): readonly string[] {
  return [...specificGoals, ...ownGoals]
}

/** Turns the typed text into a goal. Blank text is ignored; an existing goal is selected. */
function withTypedGoal(state: OnboardingState): OnboardingState {
  const goal = state.goalText.trim()
  if (goal === '') return state.goalText === '' ? state : { ...state, goalText: '' }
  const alike = alikeIn(goalsOn(state), goal)
  const chosen = alike ?? goal
  const { goals } = state.answers
  const refusal = goals.includes(chosen) ? undefined : refusalOf(goals, chosen)
  if (refusal) return { ...state, refusal }
  const ownGoals = alike === undefined ? [...state.ownGoals, goal] : state.ownGoals
  const added = goals.includes(chosen) ? goals : [...goals, chosen]
  return {
    ...answer(state, { goals: added }),
    ownGoals,
    goalText: '',
    refusal: alike === undefined ? undefined : 'there',
  }
}

function typed(state: OnboardingState, goalText: string): OnboardingState {
  return { ...state, goalText, refusal: undefined }
}

function goOn(state: OnboardingState): OnboardingState {
  if (state.step === GOALS && isTyping(state)) return state
  if (!isAnswered(state.answers, state.step)) return { ...state, stumbles: state.stumbles + 1 }
  return arrive(state, stepAfter(state.step))
}

/** Leaves the question as it was before onboarding, with whatever was chosen or typed for it. */
function skip(state: OnboardingState): OnboardingState {
  const { step } = state
  if (step === LAST) return state
  const skipped = [...state.skipped.filter((other) => other !== step), step]
  const answers = withoutAnswer(state.answers, state.began, step)
  const goalText = step === GOALS ? '' : state.goalText
  return arrive({ ...state, answers, skipped, goalText }, stepAfter(step))
}

/** Blocks on typed text that's no valid goal: it would be lost unseen. */
function goTo(state: OnboardingState, wanted: Step): OnboardingState {
  if (wanted <= GOALS) return arrive(state, reachable(state.answers, state.skipped, wanted))
  const taken = withTypedGoal(state)
  return arrive(taken, reachable(taken.answers, taken.skipped, isTyping(taken) ? GOALS : wanted))
}

function isTyping({ goalText }: OnboardingState): boolean {
  return goalText.trim() !== ''
}

function arrive(state: OnboardingState, step: Step): OnboardingState {
  return step === state.step ? state : { ...state, step, refusal: undefined, stumbles: 0 }
}

function answer(state: OnboardingState, changes: Partial<Answers>): OnboardingState {
  const answers = { ...state.answers, ...changes }
  const settled = isAnswered(answers, state.step)
  const skipped = state.skipped.filter((step) => step !== state.step)
  return { ...state, answers, skipped, stumbles: settled ? 0 : state.stumbles }
}

function toggle(state: OnboardingState, list: Choices, item: string): OnboardingState {
  const chosen = state.answers[list]
  if (chosen.includes(item)) {
    const left = answer(state, { [list]: chosen.filter((other) => other !== item) })
    return arrive(left, reachable(left.answers, left.skipped, state.step))
  }
  const refusal = refusalOf(chosen, item)
  if (refusal) return { ...state, refusal }
  return { ...answer(state, { [list]: [...chosen, item] }), refusal: undefined }
}

function remove(state: OnboardingState, goal: string): OnboardingState {
  if (!state.ownGoals.includes(goal)) return state
  const others = (list: readonly string[]) => list.filter((other) => other !== goal)
  const removed = answer(state, { goals: others(state.answers.goals) })
  const ownGoals = others(state.ownGoals)
  const step = reachable(removed.answers, removed.skipped, state.step)
  return { ...removed, ownGoals, refusal: undefined, step }
}

/** A partly cleared time field has no value: keep the last one. */
function dropEmptyTime({ preferredTime, ...changes }: Partial<Setup>): Partial<Setup> {
  const time = preferences.shape.notifications.shape.preferredTime.safeParse(preferredTime)
  return time.success ? { ...changes, preferredTime: time.data } : changes
}

function learn(state: OnboardingState, known: Answers): OnboardingState {
  const answers = rebaseAnswers(state.answers, state.began, known)
  const own = [...state.ownGoals, ...ownAmong(answers.goals)]
  return arrive(
    { ...state, answers, began: known, ownGoals: [...new Set(own)] },
    reachable(answers, state.skipped, state.step),
  )
}
