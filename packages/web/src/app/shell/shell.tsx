import type { ReactNode } from 'react'
import { InstallOffer } from '#app/install/install-offer.tsx'
import { Updates } from '#app/updates/updates.tsx'
import { useJournal } from '#services/journal/journal-context.ts'
import { Frame } from './frame.tsx'
import { JournalNotices } from './journal-notices.tsx'
import { SessionWatch } from './session-watch.tsx'
import { ToastAreas } from './toast-areas.tsx'
import { useLazy } from './use-lazy.ts'

/** The layout of every page: frame, toasts and watchers. */
export function Shell({ children }: { children: ReactNode }) {
  const journal = useJournal()
  const Lines = useLazy(
    Boolean(journal),
    async () => (await import('./journal-lines.tsx')).JournalLines,
  )
  return (
    <>
      <Frame notices={journal && Lines && <Lines journal={journal} />}>{children}</Frame>
      <InstallOffer />
      <ToastAreas />
      <SessionWatch />
      <Updates />
      <JournalNotices />
    </>
  )
}
