import { lazy } from 'react'

// What is not needed to type is fetched when it is opened, or when the browser is idle.
export const PastEntries = lazy(async () => {
  const { PastEntries } = await import('../past-entries/past-entries.tsx')
  return { default: PastEntries }
})
export const HistoryDialog = lazy(async () => {
  const { HistoryDialog } = await import('../history/history-dialog.tsx')
  return { default: HistoryDialog }
})
export const RecentlyDeleted = lazy(async () => {
  const { RecentlyDeleted } = await import('../history/recently-deleted.tsx')
  return { default: RecentlyDeleted }
})
export const ShortcutsHelp = lazy(async () => {
  const { ShortcutsHelp } = await import('../shortcuts/shortcuts-help.tsx')
  return { default: ShortcutsHelp }
})
