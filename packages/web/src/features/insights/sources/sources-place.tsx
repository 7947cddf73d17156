import type { Entry } from '@daywell/core/journal'
import { type ReactNode, useMemo, useState } from 'react'
import type { Journal } from '#journal/journal.ts'
import { SourcesProvider } from './source-entries.ts'
import { SourcesDialog } from './sources-dialog.tsx'

/** Lets claims within open the entries behind them. */
export function SourcesPlace({
  journal,
  children,
}: {
  journal: Journal | undefined
  children: ReactNode
}) {
  const [opened, setOpened] = useState<readonly Entry[]>([])
  const sources = useMemo(
    () => ({
      find: (ids: readonly string[]) =>
        ids.map((id) => journal?.store.find(id)).filter((entry) => entry !== undefined),
      open: setOpened,
    }),
    [journal],
  )
  return (
    <SourcesProvider value={sources}>
      {children}
      {opened.length > 0 && <SourcesDialog entries={opened} onClose={() => setOpened([])} />}
    </SourcesProvider>
  )
}
