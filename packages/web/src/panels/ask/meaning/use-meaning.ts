import { useEffect } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { type MeaningHere, meaningOf } from './meaning-of.ts'
import type { MeaningState } from './meaning-store.ts'
import type { Progress } from './reading.ts'

const NONE: MeaningState = { phase: 'none' }

/** Search by meaning on this device; undefined while no journal is open, or if unsupported. */
export function useMeaning(journal: Journal | undefined): MeaningHere | undefined {
  const { premium } = useClients()
  return journal && meaningOf(journal, premium)
}

/** The state, refreshed on mount; asks the server if allowed. */
export function useMeaningState(here: MeaningHere | undefined, mayAsk: boolean): MeaningState {
  const store = here?.meaning
  useEffect(() => void store?.refresh(mayAsk), [store, mayAsk])
  const state = store?.state ?? (() => NONE)
  return useObservable(store, state)
}

/** Indexing progress; subscribing starts it. */
export function useReadingHere({ reading }: MeaningHere): Progress | undefined {
  useEffect(() => void reading.catchUp(), [reading])
  return useObservable(reading, reading.progress)
}
