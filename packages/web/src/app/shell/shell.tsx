import type { ReactNode } from 'react'
import { useJournalState } from '#services/journal/journal-context.ts'
import { Frame } from './frame.tsx'
import { JournalNotices } from './journal-notices.tsx'
import { useLazy } from './use-lazy.ts'

/** The layout of every page: frame, toasts and watchers. */
export function Shell({ children }: { children: ReactNode }) {
  const isMember = useJournalState().userId !== undefined
  const Member = useLazy(isMember, async () => (await import('./member-parts.tsx')).MemberParts)
  const Late = useLazy(true, async () => (await import('./late-parts.tsx')).LateParts)
  return (
    <>
      <Frame notices={isMember && Member && <Member />}>{children}</Frame>
      {Late && <Late />}
      <JournalNotices />
    </>
  )
}
