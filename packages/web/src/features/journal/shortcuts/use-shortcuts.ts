export interface ShortcutActions {
  readonly save: () => void
  readonly newEntry: () => void
  readonly search: () => void
  readonly toggleEntries: () => void
  readonly toggleAssistant: () => void
  readonly toggleFocusMode: () => void
  readonly help: () => void
}

export function useShortcuts(_actions: ShortcutActions): void {}
