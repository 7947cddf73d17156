import type { Entry } from '@daywell/core/journal'
import { WritingPanel } from '../habit/writing-panel.tsx'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { RecentlyDeleted } from '../history/recently-deleted.tsx'
import { ShortcutsHelp } from '../shortcuts/shortcuts-help.tsx'
import type { Overlay } from './use-panels.ts'

interface OverlaysProps {
  overlay: Overlay
  onClose: () => void
  onRestored: (entry: Entry) => void
  onOpen: (entry: Entry) => void
  onWrite: () => void
  settle: (entryId: string) => Promise<boolean>
}

export function Overlays({ overlay, settle, onRestored, ...acts }: OverlaysProps) {
  const { onClose } = acts
  switch (overlay.kind) {
    case 'history':
      return (
        <HistoryDialog
          entryId={overlay.entryId}
          onClose={onClose}
          onRestored={onRestored}
          settle={settle}
        />
      )
    case 'recently-deleted':
      return <RecentlyDeleted onClose={onClose} />
    case 'habit':
      return <WritingPanel {...acts} />
    case 'shortcuts':
      return <ShortcutsHelp onClose={onClose} />
  }
}
