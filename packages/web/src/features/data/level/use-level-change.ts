import type { PrivacyLevel } from '@daywell/core/preferences'
import type { ChangeState } from '@daywell/core/privacy'
import { useMemo } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useEntries } from '#services/journal/journal-context.ts'
import { countWhere, type Whereabouts } from './whereabouts.ts'

export function useChange({ levelChange }: Journal): ChangeState {
  return useObservable(levelChange, levelChange.state)
}

interface Levels {
  /** The level that applies on this device. */
  readonly here: PrivacyLevel | undefined
  readonly there: PrivacyLevel | undefined
}

export function useLevels({ levels }: Journal): Levels {
  const here = useObservable(levels, levels.level)
  return { here, there: levels.onServer() }
}

/** How many entries are stored where. */
export function useWhereabouts({ store }: Journal): Whereabouts {
  const entries = useEntries()
  const outbox = useObservable(store, store.outbox)
  return useMemo(() => countWhere(entries, outbox), [entries, outbox])
}
