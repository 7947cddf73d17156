import type { Entry } from '@daywell/core/journal'
import { HistoryDialog, RecentlyDeleted, ShortcutsHelp } from './slots.tsx'
import type { Overlay } from './use-panels.ts'

interface OverlaysProps {
  overlay: Overlay | undefined
  onClose: () => void
  onRestored: (entry: Entry) => void
  settle: (entryId: string) => Promise<boolean>
}

export function Overlays({ overlay, onClose, onRestored, settle }: OverlaysProps) {
  switch (overlay?.kind) {
    case 'history':
      return <HistoryDialog entryId={overlay.entryId} {...{ onClose, onRestored, settle }} />
    case 'recently-deleted':
      return <RecentlyDeleted onClose={onClose} />
    case 'shortcuts':
      return <ShortcutsHelp onClose={onClose} />
    default:
      return null
  }
}
