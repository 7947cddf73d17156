import type { ReactNode } from 'react'
import { InstallOffer } from '#app/install/install-offer.tsx'
import { Updates } from '#app/updates/updates.tsx'
import { BackupReminder } from './backup-reminder.tsx'
import { Frame } from './frame.tsx'
import { JournalNotices } from './journal-notices.tsx'
import { LevelNotice } from './level-notice.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { SessionWatch } from './session-watch.tsx'
import { ToastAreas } from './toast-areas.tsx'

/** The layout of every page: frame, toasts and watchers. */
export function Shell({ children }: { children: ReactNode }) {
  const notices = (
    <>
      <RecoveryCode />
      <LevelNotice />
      <BackupReminder />
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
