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

/** History state of a step. */
interface Place {
  readonly step: Step
  /** How many history entries before it are earlier steps of this run. */
  readonly behind: number
  /** The page that the new person came for. */
  readonly next?: string | undefined
}

const HERE = '/onboarding'
const FIRST: Place = { step: 1, behind: 0 }

/** Each step is a history entry, so Back leads to the previous step. */
export function useStepHistory(state: OnboardingState, send: Dispatch<OnboardingEvent>) {
  const { key, state: carried } = useLocation()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(key)
  const [leaving, setLeaving] = useState(false)
  const [next] = useState(() => nextIn(carried))
  // An entry without state is the first one, on the first step.
  const place = placeIn(carried) ?? FIRST
  if (seen !== key && !leaving) {
    setSeen(key)
    send({ type: 'went to', step: place.step })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation only; the state is corrected to match it
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
    /** Next or Skip. */
    forward(event: { readonly type: 'next' | 'skip' }) {
      const { step } = nextState(state, event)
      send(event)
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
    /** Leaves for the requested page or this one, so that Back doesn't return to finished steps. */
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

/** Read from the browser: React's state may lag behind. */
function placeNow(): Place {
  return placeIn(readLocation(window).state) ?? FIRST
}
