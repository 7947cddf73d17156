/** What a shortcut can do on the journal screen. */
export interface ShortcutActions {
  readonly save: () => void
  readonly newEntry: () => void
  readonly search: () => void
  readonly toggleEntries: () => void
  readonly toggleAssistant: () => void
  readonly toggleFocusMode: () => void
  /** Left out where there is no entry that could have a history. */
  readonly history?: (() => void) | undefined
  readonly habit: () => void
  readonly help: () => void
}

export type ShortcutName = keyof ShortcutActions

interface Shortcut {
  readonly name: ShortcutName
  /**
   * `main` is Ctrl, on a Mac ⌘. `page` are the keys that browsers leave to pages for access keys:
   * Alt and Shift, on a Mac Control and Option. They type nothing, so they work while one writes.
   */
  readonly with: 'main' | 'page'
  /** A letter as it stands on the key, or a sign as it is typed. */
  readonly key: string
  /** Signs that do it by themselves outside of fields, each in another script; the first is shown. */
  readonly alone?: readonly string[]
}

/** Every shortcut, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'save', with: 'main', key: 's' },
  { name: 'newEntry', with: 'page', key: 'n' },
  { name: 'search', with: 'main', key: 'k', alone: ['/', '／'] },
  { name: 'toggleEntries', with: 'page', key: 'e' },
  { name: 'toggleAssistant', with: 'page', key: 'c' },
  { name: 'toggleFocusMode', with: 'page', key: 'f' },
  { name: 'history', with: 'page', key: 'h' },
  { name: 'habit', with: 'page', key: 'y' },
  { name: 'help', with: 'main', key: '/', alone: ['?', '؟', '？'] },
]
