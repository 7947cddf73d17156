import type { ChartEntry } from '@daywell/core/charts'
import type { Entry } from '@daywell/core/journal'
import { createContext, use } from 'react'

interface ChartJournal {
  readonly userId: string | undefined
  /** An entry as written, and as the charts use it. */
  readonly find: (id: string) => { readonly entry: Entry; readonly chart: ChartEntry } | undefined
}

const ChartJournalContext = createContext<ChartJournal>({
  userId: undefined,
  find: () => undefined,
})
export const ChartJournalProvider = ChartJournalContext.Provider
export const useChartJournal = () => use(ChartJournalContext)
