import type { Entry } from '@daywell/core/journal'

export interface HistoryDialogProps {
  entryId: string
  onClose: () => void
  onRestored: (entry: Entry) => void
}

export function HistoryDialog(_props: HistoryDialogProps) {
  return null
}
