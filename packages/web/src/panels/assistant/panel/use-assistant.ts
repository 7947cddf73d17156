import { can } from '@daywell/core/billing'
import { useEffect, useSyncExternalStore } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { assistantOf } from '#panels/assistant/chat/chat-store.ts'
import type { Circumstances } from '#panels/assistant/chat/conversation.ts'
import { needsHelp } from '#panels/assistant/chat/past.ts'
import { useCan, useSubscription, useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useKnownPreferences } from '#services/preferences/use-preferences.ts'
import { useSession } from '#services/session/session-context.ts'
import { draftPageOf, idOnServer, type OpenPage, unsent } from './open-page.ts'
import { useAskingAgain } from './use-asking-again.ts'

export type Assistant = ReturnType<typeof useAssistant>

/** The conversation and everything it depends on. */
export function useAssistant(page: OpenPage) {
  const { conversation, sharing, where } = assistantOf(useSession(), useClients().premium)
  const state = useObservable(conversation, conversation.state)
  const subscription = useSubscriptionStore()
  const access = useAccess()
  const interaction = useKnownPreferences().preferences.journalStyle.aiInteraction
  const isOnline = useOnline()
  const journal = useJournal()
  const at = (): Circumstances => {
    const { words, ...facts } = page.now()
    const draftPage = draftPageOf(journal, facts)
    return {
      async mayChat() {
        const known = subscription.known()
        const asked = known.phase === 'known' ? known : await subscription.refresh()
        return asked.phase === 'known' ? can(asked.status, 'ai-chat') : undefined
      },
      isOnline: navigator.onLine,
      interaction,
      privacyLevel: draftPage.level,
      draft: sharing.draftOf(draftPage, words),
      entryId: idOnServer(draftPage),
      notThese: unsent(journal),
    }
  }
  useAskingAgain(access === 'unreachable', subscription.refresh)
  const last = state.exchanges.at(-1)?.answer
  const isRefused = last?.state === 'failed' && last.status === 403
  useEffect(() => {
    if (isRefused) void subscription.refresh()
  }, [isRefused, subscription])
  return {
    conversation,
    state,
    sharing,
    where,
    access,
    interaction,
    isOnline,
    journal,
    retryAccess: () => void subscription.refresh(),
    isComing: last?.state === 'coming',
    /** Nothing is sold next to a support card. */
    needsHelp: needsHelp(state.exchanges),
    send: () => void conversation.send(at),
    sendAgain: (id: number) => void conversation.sendAgain(id, at),
  }
}

/** Whether the person has the assistant. */
export function useAccess(): 'unknown' | 'unreachable' | 'locked' | 'open' {
  const allowed = useCan('ai-chat')
  const { phase } = useSubscription()
  if (allowed !== undefined) return allowed ? 'open' : 'locked'
  return phase === 'failed' ? 'unreachable' : 'unknown'
}

/** The browser's online status, which can be falsely positive. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
