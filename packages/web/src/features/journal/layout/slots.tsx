import { later } from './later.tsx'

export const EntriesPanel = later(async () => (await import('./entries-panel.tsx')).EntriesPanel)
export const AssistantSide = later(
  async () => (await import('../assistant-place/assistant-side.tsx')).AssistantSide,
)
export const DeskKeys = later(async () => (await import('./desk-keys.tsx')).DeskKeys)
export const ShortcutsButton = later(
  async () => (await import('../shortcuts/desk-tools.tsx')).ShortcutsButton,
)
export const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
export const HistoryDialog = later(
  async () => (await import('../history/history-dialog.tsx')).HistoryDialog,
)
export const RecentlyDeleted = later(
  async () => (await import('../history/recently-deleted.tsx')).RecentlyDeleted,
)
export const WritingPanel = later(
  async () => (await import('../habit/writing-panel.tsx')).WritingPanel,
)
export const ShortcutsHelp = later(
  async () => (await import('../shortcuts/shortcuts-help.tsx')).ShortcutsHelp,
)
