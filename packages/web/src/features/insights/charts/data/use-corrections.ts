import {
  type ChartEmotion,
  chartEmotions,
  correctionKey,
  type SentenceCorrection,
  sentencePrint,
} from '@daywell/core/charts'
import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import {
  type KeptCorrection,
  type KeptCorrections,
  keptCorrections,
} from '#device/local-store/derived/kept-corrections.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { fetchCorrections } from './fetch-corrections.ts'
import { goesToServer, sendWaiting } from './send-waiting.ts'

export interface Corrections {
  readonly byEntry: ReadonlyMap<string, readonly SentenceCorrection[]>
  /** Whether a correction of this entry is sent to the server. */
  isSent(entryId: string): boolean
  /** Corrects a sentence at its place in the readable text. Throws if storage is full. */
  correct(entry: Entry, sentence: SentencePlace, emotions: readonly ChartEmotion[]): void
}

interface SentencePlace {
  readonly start: number
  readonly end: number
}

const CorrectionsContext = createContext<Corrections>({
  byEntry: new Map(),
  isSent: () => false,
  correct: () => {},
})
export const CorrectionsProvider = CorrectionsContext.Provider
export const useCorrections = () => use(CorrectionsContext)

/** The person's corrections: stored on this device, and synced for entries that the server has. */
export function useKeptCorrections(journal: Journal): Corrections {
  const { storage } = useJournalHandle()
  const { premium } = useClients()
  const kept = useMemo(() => keptCorrections(storage, journal.userId), [storage, journal])
  const [list, setList] = useState(kept.all)
  const server = useMemo(() => exchange(kept, journal, premium), [kept, journal, premium])
  useEffect(() => {
    kept.follow((id) => (journal.store.isDropped(id) ? id : journal.store.find(id)?._id))
    setList(kept.all())
    const leaving = new AbortController()
    const { signal } = leaving
    const exchangeAll = async () => {
      await server.bring()
      if (!signal.aborted) await server.fetch(signal)
      if (!signal.aborted) setList(kept.all())
    }
    void exchangeAll()
    return () => leaving.abort()
  }, [kept, journal, server])
  return useMemo(
    () => ({
      byEntry: Map.groupBy(list.filter(hasKnownEmotions), ({ entryId }) => entryId),
      isSent: (id) => goesToServer(id, journal.levels.level()),
      correct({ _id: entryId, content }, sentence, emotions) {
        const made = kept.all().filter((one) => one.entryId === entryId)
        const key = correctionKey(content, sentence, made.filter(hasKnownEmotions))
        kept.put({ entryId, ...key, emotions, waits: true })
        setList(kept.all())
        void server.bring()
      },
    }),
    [list, kept, server, journal],
  )
}

/** Sends pending corrections and fetches those of other devices. */
function exchange(kept: KeptCorrections, journal: Journal, premium: Client<'premium'>) {
  const contentOf = (id: string) => journal.store.find(id)?.content
  const level = () => (journal.ended.aborted ? undefined : journal.levels.level())
  return {
    bring: () =>
      sendWaiting(kept, {
        level,
        contentOf,
        print: sentencePrint,
        send: (body) => premium.call(endpoints.correctInsight, { body }),
      }),
    fetch: (signal: AbortSignal) =>
      fetchCorrections(kept, {
        level,
        contentOf,
        fetch: async () =>
          (await premium.call(endpoints.listCorrections, { signal })).body.corrections,
      }),
  }
}

/** Another version of the app may know other emotions. */
function hasKnownEmotions(
  correction: KeptCorrection,
): correction is KeptCorrection & SentenceCorrection {
  return correction.emotions.every((name) => chartEmotions.some((emotion) => emotion === name))
}
