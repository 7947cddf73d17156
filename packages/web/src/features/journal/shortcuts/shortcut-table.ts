/** Actions of shortcuts on the journal screen. */
export interface ShortcutActions {
  readonly save: () => void
  readonly newEntry: () => void
  readonly search: () => void
  /** The app's, on every page: not the journal's to act on. */
  readonly palette?: undefined
  readonly toggleEntries: () => void
  readonly toggleAssistant: () => void
  readonly toggleFocusMode: () => void
  readonly addMedia: () => void
  readonly record: () => void
  /** Absent if there's no entry with a history. */
  readonly history?: (() => void) | undefined
  readonly habit: () => void
  readonly help: () => void
}

export type ShortcutName = keyof ShortcutActions

interface Shortcut {
  readonly name: ShortcutName
  /**
   * `main` is Ctrl, or ⌘ on a Mac. `page` is the access key modifier that browsers leave to pages:
   * Alt+Shift, or Control+Option on a Mac. It types nothing, so it works while writing.
   */
  readonly with: 'main' | 'page'
  /** A letter on a key, or a character as typed. */
  readonly key: string
  /** Characters that trigger it outside fields, per script; the first is shown. */
  readonly alone?: readonly string[]
}

/** All shortcuts, in display order. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'save', with: 'main', key: 's' },
  { name: 'newEntry', with: 'page', key: 'n' },
  { name: 'palette', with: 'main', key: 'k' },
  { name: 'search', with: 'page', key: 's', alone: ['/', '／'] },
  { name: 'toggleEntries', with: 'page', key: 'e' },
  { name: 'toggleAssistant', with: 'page', key: 'c' },
  { name: 'toggleFocusMode', with: 'page', key: 'f' },
  { name: 'addMedia', with: 'page', key: 'p' },
  { name: 'record', with: 'page', key: 'r' },
  { name: 'history', with: 'page', key: 'h' },
  { name: 'habit', with: 'page', key: 'y' },
  { name: 'help', with: 'main', key: '/', alone: ['?', '؟', '？'] },
]
