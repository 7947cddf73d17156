import { type ChartEmotion, type SentenceCorrection, sentencePrint } from '@daywell/core/charts'
import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import type { Journal } from '#journal/journal.ts'
import { useJournalRoom } from '#journal/journal-context.ts'
import { keptCorrections } from './kept-corrections.ts'
import { goesToServer, sendWaiting } from './send-waiting.ts'

export interface Corrections {
  readonly byEntry: ReadonlyMap<string, readonly SentenceCorrection[]>
  /** Whether a correction of this entry goes to the server, which has the entry. */
  isSent(entryId: string): boolean
  /** Throws where the device has no room for it. */
  correct(entry: Entry, sentence: SentencePlace, emotions: readonly ChartEmotion[]): void
}

interface SentencePlace {
  readonly start: number
  readonly end: number
}

const CorrectionsContext = createContext<Corrections>({
  ...{ byEntry: new Map(), isSent: () => false, correct: () => {} },
})
export const CorrectionsProvider = CorrectionsContext.Provider
export const useCorrections = () => use(CorrectionsContext)

/** What the person said of their sentences: kept on this device, and with the server's entries there. */
export function useKeptCorrections(journal: Journal): Corrections {
  const { storage } = useJournalRoom()
  const { premium } = useClients()
  const kept = useMemo(() => keptCorrections(storage, journal.userId), [storage, journal])
  const [list, setList] = useState(kept.all)
  const bring = useMemo(
    () => () =>
      sendWaiting(kept, {
        level: journal.levels.level(),
        contentOf: (id) => journal.store.find(id)?.content,
        print: sentencePrint,
        send: (body) => premium.call(endpoints.correctInsight, { body }),
      }),
    [kept, journal, premium],
  )
  useEffect(() => {
    kept.follow((id) => journal.store.find(id)?._id)
    setList(kept.all())
    void bring()
  }, [kept, journal, bring])
  return useMemo(
    () => ({
      byEntry: Map.groupBy(list, ({ entryId }) => entryId),
      isSent: (id) => goesToServer(id, journal.levels.level()),
      correct(entry, { start, end }, emotions) {
        const print = sentencePrint(entry.content.slice(start, end))
        kept.put({ entryId: entry._id, print, emotions, start, end, waits: true })
        setList(kept.all())
        void bring()
      },
    }),
    [list, kept, bring, journal],
  )
}
