import type { Entry } from '@daywell/core/journal'
import { useEntries } from '#journal/journal-context.ts'

export interface PastEntriesProps {
  /** Whether it is shown; on phones it lies in a sheet of its own. */
  open: boolean
  onEdit: (entry: Entry) => void
  onClose: () => void
  /** The entry that is on the page. */
  current?: string | undefined
  /** Grows each time the search is asked for by its shortcut. */
  searchAsked: number
  onHistory: (entry: Entry) => void
  onRecentlyDeleted: () => void
}

export function PastEntries({ open, onEdit }: PastEntriesProps) {
  const entries = useEntries()
  if (!open) return null
  return (
    <ul>
      {entries.slice(0, 50).map((entry) => (
        <li key={entry._id}>
          <button type="button" onClick={() => onEdit(entry)}>
            {entry.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
