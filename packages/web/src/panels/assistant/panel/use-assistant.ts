import { can } from '@daywell/core/billing'
import { localDay } from '@daywell/core/time'
import { useEffect, useSyncExternalStore } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import { meaningOf } from '#panels/ask/meaning/meaning-of.ts'
import type { Here } from '#panels/assistant/chat/ask.ts'
import { assistantOf } from '#panels/assistant/chat/chat-store.ts'
import type { Circumstances } from '#panels/assistant/chat/conversation.ts'
import { isAnswering, needsHelp } from '#panels/assistant/chat/past.ts'
import { answersHere } from '#panels/assistant/chat/where-store.ts'
import { useCan, useSubscription, useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { useJournal, useJournalHandle } from '#services/journal/journal-context.ts'
import { useKnownPreferences } from '#services/preferences/use-preferences.ts'
import { useSession } from '#services/session/session-context.ts'
import { draftPageOf, idOnServer, type OpenPage, unsent } from './open-page.ts'
import { untilLevelIsKnown } from './until-level-is-known.ts'
import { useAskingAgain } from './use-asking-again.ts'

export type Assistant = ReturnType<typeof useAssistant>

/** The conversation and everything it depends on. */
export function useAssistant(page: OpenPage) {
  const { conversation, saving, sharing, where } = assistantOf(useSession(), useClients().premium)
  const state = useObservable(conversation, conversation.state)
  const subscription = useSubscriptionStore()
  const access = useAccess()
  const { preferences } = useKnownPreferences()
  const interaction = preferences.journalStyle.aiInteraction
  const isOnline = useOnline()
  const journal = useJournal()
  const handle = useJournalHandle()
  const level = useObservable(journal?.levels, () => journal?.levels.level())
  const staysHere = answersHere(level, useObservable(where, where.known))
  // What the panel said when the message was sent holds for it.
  const wasTold = staysHere && where.known() !== 'unknown'
  const at = (): Circumstances => {
    // The journal may have opened since the last render.
    const known = handle.state()
    const opened = known.phase === 'open' ? known.journal : undefined
    const sense: Here['sense'] = async (sent) => opened && meaningOf(opened)?.sense(sent)
    const { words, ...facts } = page.now()
    const draftPage = draftPageOf(opened, facts)
    const isHere = wasTold || answersHere(draftPage.level, where.known())
    const here =
      draftPage.level === 'local' && isHere ? { preferences, today: today(), sense } : undefined
    return {
      async mayChat() {
        const privacyLevel = draftPage.level ?? (await untilLevelIsKnown(handle))
        // In local mode it decides where the message goes.
        if (privacyLevel === 'local' && !wasTold) await where.load()
        const paid = subscription.known()
        const asked = paid.phase === 'known' ? paid : await subscription.refresh()
        return asked.phase === 'known' ? can(asked.status, 'ai-chat') : undefined
      },
      isOnline: navigator.onLine || here !== undefined,
      interaction,
      privacyLevel: draftPage.level,
      draft: sharing.draftOf(draftPage, words),
      keepsDraftHere: draftPage.keepHere || draftPage.level === 'local',
      entryId: idOnServer(draftPage),
      notThese: unsent(opened),
      here,
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
    saving,
    state,
    sharing,
    where,
    access,
    interaction,
    /** Whether a message can be answered now. */
    isOnline: isOnline || staysHere,
    staysHere,
    journal,
    retryAccess: () => void subscription.refresh(),
    isComing: isAnswering(state.exchanges),
    /** Nothing is sold next to a support card. */
    needsHelp: needsHelp(state.exchanges),
    send: () => void conversation.send(at),
    sendAgain: (id: number) => void conversation.sendAgain(id, at),
  }
}

const today = () => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)

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
