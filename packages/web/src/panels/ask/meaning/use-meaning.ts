import { useEffect } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { type MeaningHere, meaningOf } from './meaning-of.ts'
import type { MeaningState } from './meaning-store.ts'
import type { Progress } from './reading.ts'

const NONE: MeaningState = { phase: 'none' }

/** The search by meaning on this device; undefined while no journal is open, or it cannot be here. */
export function useMeaning(journal: Journal | undefined): MeaningHere | undefined {
  const { premium } = useClients()
  return journal && meaningOf(journal, premium)
}

/** How it stands with it, looked up when somebody comes to see; the server is asked where it may be. */
export function useMeaningState(here: MeaningHere | undefined, mayAsk: boolean): MeaningState {
  const store = here?.meaning
  useEffect(() => void store?.look(mayAsk), [store, mayAsk])
  const state = store?.state ?? (() => NONE)
  return useObservable(store, state)
}

/** How far the reading is, which begins with the first look. */
export function useReadingHere({ reading }: MeaningHere): Progress | undefined {
  useEffect(() => void reading.catchUp(), [reading])
  return useObservable(reading, reading.progress)
}
