import type { Entry } from '@daywell/core/journal'
import { HistoryDialog, RecentlyDeleted, ShortcutsHelp } from './slots.tsx'
import type { Overlay } from './use-panels.ts'

interface OverlaysProps {
  overlay: Overlay | undefined
  onClose: () => void
  onRestored: (entry: Entry) => void
}

export function Overlays({ overlay, onClose, onRestored }: OverlaysProps) {
  switch (overlay?.kind) {
    case 'history':
      return <HistoryDialog entryId={overlay.entryId} onClose={onClose} onRestored={onRestored} />
    case 'recently-deleted':
      return <RecentlyDeleted onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsHelp onClose={onClose} />
    default:
      return null
  }
}
