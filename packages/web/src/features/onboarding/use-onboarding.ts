import type { Preferences } from '@daywell/core/preferences'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { safeStorage } from '#services/session/safe-storage.ts'
import { answersIn, withAnswers } from './machine/answers.ts'
import { forgetProgress, resumeProgress, saveProgress } from './machine/kept-progress.ts'
import { nextState } from './machine/onboarding-machine.ts'
import { useFinish } from './use-finish.ts'
import { placeIn, useStepHistory } from './use-step-history.ts'

interface Start {
  readonly known: Preferences
  readonly newcomer: boolean
}

/** One run through the steps: resumes where it was left, ends in the journal. */
export function useOnboarding({ known, newcomer }: Start) {
  const [storage] = useState(() => safeStorage(() => window.localStorage))
  const place = placeIn(useLocation().state)
  const [state, send] = useReducer(nextState, undefined, () => {
    const found = resumeProgress(storage, answersIn(known, newcomer))
    return place ? nextState(found, { type: 'went to', step: place.step }) : found
  })
  useEffect(() => send({ type: 'learned', known: answersIn(known, newcomer) }), [known, newcomer])

  const isKept = useRef(false)
  useEffect(() => {
    if (!isKept.current) saveProgress(storage, state)
  }, [storage, state])

  const steps = useStepHistory(state, send)
  const { busy, finish } = useFinish()
  const start = () => {
    const learned = nextState(state, { type: 'learned', known: answersIn(known, newcomer) })
    void finish({
      shown: known,
      wanted: withAnswers(known, learned.answers),
      onKept() {
        isKept.current = true
        forgetProgress(storage)
      },
      onDone: () => steps.leaveFor('/journal'),
    })
  }
  return {
    state,
    send,
    back: steps.back,
    next: () => steps.forward({ type: 'next' }),
    skip: () => steps.forward({ type: 'skip' }),
    start,
    busy,
  }
}
