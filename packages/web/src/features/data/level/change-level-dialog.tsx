import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Journal } from '#services/journal/journal.ts'
import { AskDialog } from './ask-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { useChange } from './use-level-change.ts'
import { WorkDialog } from './work-dialog.tsx'

interface Props {
  readonly journal: Journal
  readonly to: PrivacyLevel
  readonly onClose: () => void
}

/** Asks what should happen to existing entries, shows the progress, and reports the outcome. */
export function ChangeLevelDialog({ journal, to, onClose }: Props) {
  const { change, ended } = useChange(journal)
  if (change) return <WorkDialog journal={journal} change={change} onClose={onClose} />
  if (ended) return <EndDialog ended={ended} onClose={onClose} />
  return <AskDialog journal={journal} to={to} onClose={onClose} />
}
