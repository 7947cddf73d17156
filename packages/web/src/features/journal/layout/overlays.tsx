import type { Entry } from '@daywell/core/journal'
import { Suspense } from 'react'
import { HistoryDialog, RecentlyDeleted, ShortcutsHelp } from './slots.tsx'
import type { Overlay } from './use-panels.ts'

interface OverlaysProps {
  overlay: Overlay | undefined
  onClose: () => void
  onRestored: (entry: Entry) => void
}

export function Overlays({ overlay, onClose, onRestored }: OverlaysProps) {
  return (
    <Suspense fallback={null}>
      {overlay?.kind === 'history' && (
        <HistoryDialog entryId={overlay.entryId} onClose={onClose} onRestored={onRestored} />
      )}
      {overlay?.kind === 'recently-deleted' && <RecentlyDeleted onClose={onClose} />}
      {overlay?.kind === 'shortcuts' && <ShortcutsHelp onClose={onClose} />}
    </Suspense>
  )
}
