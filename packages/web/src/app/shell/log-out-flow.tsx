import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { lateTexts } from '#app/late.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import type { Journal } from '#services/journal/journal.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import { useSession } from '#services/session/session-context.ts'
import { toastTask } from './lazy-toasts.ts'

type SaveDrafts = (journal: Journal) => Promise<void>

interface Asked {
  readonly Asking: ComponentType<{
    onStay: () => void
    onLeave: () => void
    saveDrafts: SaveDrafts
  }>
  readonly saveDrafts: SaveDrafts
}

const loadQuestion = () => import('#panels/leaving/log-out.tsx')
const loadSaving = () => import('#features/journal/editor/saving/save-drafts.ts')
const loadLeaving = () => import('#panels/leaving/leave-session.ts')

/** Loads what logging out needs, so that it works offline. */
export function prefetchLogOut(): void {
  for (const load of [loadQuestion, loadSaving, loadLeaving]) load().catch(() => {})
}

/** Logs out, with a confirmation if entries are only here. The server learns as soon as possible. */
export function LogOutFlow({ onEnd }: { onEnd: () => void }) {
  const { api } = useClients()
  const session = useSession()
  const handle = useJournalHandle()
  const texts = useTexts(lateTexts).logOut
  const [asked, setAsked] = useState<Asked>()
  const leave = () => {
    onEnd()
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
  // If the dialog can't load, log out anyway; entries that are only here stay here.
  const start = useEffectEvent(() => void ask().catch(leave))
  useEffect(() => start(), [])
  return asked && <asked.Asking onStay={onEnd} onLeave={leave} saveDrafts={asked.saveDrafts} />
}
