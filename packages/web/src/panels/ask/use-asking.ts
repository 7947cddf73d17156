import { can } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { checkHere } from '#panels/safety/check-here.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { type AskingDeps, askJournal, type Outcome } from './asking.ts'
import { askByMeaning } from './meaning/ask-by-meaning.ts'
import { useMeaning } from './meaning/use-meaning.ts'

export interface Asking {
  readonly question: string
  /** Undefined while pending. */
  readonly outcome: Outcome | undefined
}

/** The last question and its outcome; a new one aborts the previous. */
export function useAsking() {
  const { premium } = useClients()
  const journal = useJournal()
  const meaning = useMeaning(journal)
  const subscription = useSubscriptionStore()
  const [asking, setAsking] = useState<Asking>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback(
    async (typed: string) => {
      const question = typed.trim().toWellFormed().replaceAll('\0', '')
      const level = journal?.levels.level()
      if (question === '' || !journal || level === undefined) return
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setAsking({ question, outcome: undefined })
      const deps: AskingDeps = {
        check: checkHere,
        askHere: (...asked) => askByMeaning(meaning, ...asked),
        askServer: async (asked, notThese, privacyLevel, signal) => {
          const body = { question: asked, ...(notThese.length > 0 && { notThese: [...notThese] }) }
          const headers = { 'privacy-level': privacyLevel }
          return (await premium.call(endpoints.askJournal, { body, headers, signal })).body
        },
      }
      const at = {
        async mayAsk() {
          const known = subscription.known()
          const asked = known.phase === 'known' ? known : await subscription.refresh()
          return asked.phase === 'known' ? can(asked.status, 'ai-chat') : undefined
        },
        now: () => ({
          isOnline: navigator.onLine,
          level: journal.levels.level() ?? 'local',
          entries: journal.store.entries(),
          unsent: journal.store.outbox().map(({ id }) => id),
        }),
      }
      const outcome = await askJournal(deps, question, at, own.signal)
      if (!own.signal.aborted) setAsking({ question, outcome })
    },
    [premium, journal, meaning, subscription],
  )
  return { asking, ask, journal, meaning, forget: () => setAsking(undefined) }
}
