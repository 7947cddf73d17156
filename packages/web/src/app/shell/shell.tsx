import type { ReactNode } from 'react'
import { InstallOffer } from '#app/install/install-offer.tsx'
import { Updates } from '#app/updates/updates.tsx'
import { useJournalState } from '#services/journal/journal-context.ts'
import { Frame } from './frame.tsx'
import { JournalNotices } from './journal-notices.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { SessionWatch } from './session-watch.tsx'
import { ToastAreas } from './toast-areas.tsx'
import { useLazy } from './use-lazy.ts'

/** The layout of every page: frame, toasts and watchers. */
export function Shell({ children }: { children: ReactNode }) {
  const isMember = useJournalState().userId !== undefined
  const Member = useLazy(isMember, async () => (await import('./member-parts.tsx')).MemberParts)
  const notices = (
    <>
      <RecoveryCode />
      {isMember && Member && <Member />}
    </>
  )
  return (
    <>
      <Frame notices={notices}>{children}</Frame>
      <InstallOffer />
      <ToastAreas />
      <SessionWatch />
      <Updates />
      <JournalNotices />
    </>
  )
}
