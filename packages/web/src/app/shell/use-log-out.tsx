import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { appTexts } from '#app/app.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { useSession } from '#services/session/session-context.ts'
import { toastTask } from './lazy-toasts.ts'

interface Asked {
  readonly Asking: ComponentType<{
    onStay: () => void
    onLeave: () => void
    saveDrafts: (journal: Journal) => Promise<void>
  }>
  readonly saveDrafts: (journal: Journal) => Promise<void>
}

const loadQuestion = () => import('#panels/leaving/log-out.tsx')
const loadSaving = () => import('#features/journal/editor/saving/save-drafts.ts')
const loadLeaving = () => import('#panels/leaving/leave-session.ts')

/**
 * Logs out, with a confirmation if entries are only here. The server learns as soon as possible.
 */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const { api } = useClients()
  const session = useSession()
  const handle = useJournalHandle()
  const texts = useTexts(appTexts).logOut
  const [asked, setAsked] = useState<Asked>()
  const leave = () => {
    setAsked(undefined)
    const storage = safeStorage(() => window.localStorage)
    const left = loadLeaving().then(
      ({ leaveSession, sendByWorker: sendLater }) =>
        leaveSession({ api, session, storage, sendLater }),
      (error) => {
        session.end('left')
        throw error
      },
    )
    const error = (why: unknown) =>
      (why as { isOwed?: boolean }).isOwed ? texts.owed : texts.error
    void toastTask(left, { ...texts, error })
  }
  const ask = async () => {
    const [{ LogOut }, { saveDrafts }] = await Promise.all([loadQuestion(), loadSaving()])
    setAsked({ Asking: LogOut, saveDrafts: (journal) => saveDrafts(handle, journal) })
  }
  useEffect(
    () =>
      whenIdle(() => {
        for (const load of [loadQuestion, loadSaving, loadLeaving]) load().catch(() => {})
      }),
    [],
  )
  const stay = () => setAsked(undefined)
  return {
    // If the dialog can't load, log out anyway; entries that are only here stay here.
    logOut: () => void ask().catch(leave),
    question: asked && <asked.Asking onStay={stay} onLeave={leave} saveDrafts={asked.saveDrafts} />,
  }
}
