import { type ReactNode, useMemo, useState } from 'react'
import type { Journal } from '#services/journal/journal.ts'
import { SourcesProvider } from './source-entries.ts'
import { SourcesDialog } from './sources-dialog.tsx'

/** Provides the dialog in which claims open their entries. */
export function SourcesPlace({
  journal,
  children,
}: {
  journal: Journal | undefined
  children: ReactNode
}) {
  // Stored as ids, so that a deleted entry or another person's isn't shown.
  const [opened, setOpened] = useState<readonly string[]>([])
  const sources = useMemo(
    () => ({
      find: (ids: readonly string[]) =>
        ids.map((id) => journal?.store.find(id)).filter((entry) => entry !== undefined),
      open: setOpened,
    }),
    [journal],
  )
  const entries = sources.find(opened)
  return (
    <SourcesProvider value={sources}>
      {children}
      {entries.length > 0 && <SourcesDialog entries={entries} onClose={() => setOpened([])} />}
    </SourcesProvider>
  )
}
