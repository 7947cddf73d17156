import type { ReactNode } from 'react'
import { appTexts } from '#app/app.texts.ts'
import { Updates } from '#app/updates/updates.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { BackupReminder } from './backup-reminder.tsx'
import { Header } from './header.tsx'
import { JournalNotices } from './journal-notices.tsx'
import { LevelNotice } from './level-notice.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { SessionWatch } from './session-watch.tsx'
import styles from './shell.module.css'
import { ToastAreas } from './toast-areas.tsx'

/** What every page sits in: the way past the header, the header, the page, the toasts. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      {/* A button, because a link to #page would be one more step of the history. */}
      <button type="button" className={styles.skip} onClick={skipToPage}>
        {useTexts(appTexts).skip}
      </button>
      <Header />
      <RecoveryCode />
      <LevelNotice />
      <BackupReminder />
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <ToastAreas />
      <SessionWatch />
      <Updates />
      <JournalNotices />
    </>
  )
}

function skipToPage(): void {
  document.getElementById('page')?.focus()
}
