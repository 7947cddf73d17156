import { later } from './later.tsx'

export const EntriesPanel = later(async () => (await import('./entries-panel.tsx')).EntriesPanel)
export const AssistantSide = later(
  async () => (await import('../assistant-place/assistant-side.tsx')).AssistantSide,
)
export const JournalKeys = later(async () => (await import('./journal-keys.tsx')).JournalKeys)
export const ShortcutsButton = later(
  async () => (await import('../shortcuts/journal-tools.tsx')).ShortcutsButton,
)
export const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog)
export const Overlays = later(async () => (await import('./overlays.tsx')).Overlays)
