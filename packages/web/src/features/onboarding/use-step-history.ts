import { type Dispatch, useEffect, useState } from 'react'
import { isPath, readLocation } from '#kit/navigation/location.ts'
import { useLocation, useNavigate } from '#kit/navigation/navigation.tsx'
import { goBack } from './go-back.ts'
import {
  nextState,
  type OnboardingEvent,
  type OnboardingState,
} from './machine/onboarding-machine.ts'
import { isStep, type Step, stepBefore } from './machine/steps.ts'

/** What an entry of the browser's history says of its step. */
interface Place {
  readonly step: Step
  /** How many entries before it are earlier steps of the same run. */
  readonly behind: number
  /** The page that a newcomer came for. */
  readonly next?: string | undefined
}

const HERE = '/onboarding'
const FIRST: Place = { step: 1, behind: 0 }

/** Each step is an entry of the history, so that the browser's Back leads to the step before. */
export function useStepHistory(state: OnboardingState, send: Dispatch<OnboardingEvent>) {
  const { key, state: carried } = useLocation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(key)
  const [leaving, setLeaving] = useState(false)
  const [next] = useState(() => nextIn(carried))
  // An entry that says nothing is the one that the run began with, on its first step.
  const place = placeIn(carried) ?? FIRST
  if (seen !== key && !leaving) {
    setSeen(key)
    send({ type: 'went to', step: place.step })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the browser can go astray
  useEffect(() => {
    const way = state.step - place.step
    if (leaving || way === 0) return
    if (way < 0 && place.behind >= -way) window.history.go(way)
    else
      navigate(HERE, {
        replace: true,
        state: { step: state.step, behind: 0, next } satisfies Place,
      })
  }, [key])

  return {
    next() {
      const { step } = nextState(state, { type: 'next' })
      send({ type: 'next' })
      if (step === state.step) return
      const { behind } = placeNow()
      navigate(HERE, { state: { step, behind: behind + 1, next } satisfies Place })
    },
    back() {
      const now = placeNow()
      if (now.behind > 0 && now.step === state.step) return window.history.back()
      send({ type: 'back' })
      const step = stepBefore(state.step)
      navigate(HERE, { replace: true, state: { step, behind: 0, next } satisfies Place })
    },
    /** Goes on to the page that one came for, or to this one, from which Back does not lead into what is finished. */
    leaveFor(page: string) {
      setLeaving(true)
      goBack(window, placeNow().behind, () => navigate(next ?? page, { replace: true }))
    },
  }
}

export function placeIn(carried: unknown): Place | undefined {
  if (typeof carried !== 'object' || carried === null) return undefined
  const { step, behind } = carried as Partial<Place>
  return isStep(step) && typeof behind === 'number' ? { step, behind } : undefined
}

function nextIn(carried: unknown): string | undefined {
  const { next } = (carried ?? {}) as Partial<Place>
  return isPath(next) ? next : undefined
}

/** Where the browser is; what React shows may be a moment behind. */
function placeNow(): Place {
  return placeIn(readLocation(window).state) ?? FIRST
}
