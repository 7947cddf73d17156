/** What the keys of the text do; the editor binds them while it formats. */
type WritingKeyName =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'link'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'task'
  | 'indent'
  | 'outdent'
  | 'openLink'

interface WritingKey {
  readonly name: WritingKeyName
  /** `main` is Ctrl, or ⌘ on a Mac. */
  readonly with: readonly ('main' | 'Shift' | 'Alt')[]
  readonly key: string
}

/** In display order. */
export const writingKeys: readonly WritingKey[] = [
  { name: 'bold', with: ['main'], key: 'B' },
  { name: 'italic', with: ['main'], key: 'I' },
  { name: 'strike', with: ['main', 'Shift'], key: 'X' },
  { name: 'link', with: ['main'], key: 'K' },
  { name: 'bullets', with: ['main', 'Shift'], key: '8' },
  { name: 'numbers', with: ['main', 'Shift'], key: '7' },
  { name: 'quote', with: ['main', 'Shift'], key: '9' },
  { name: 'task', with: ['main'], key: 'Enter' },
  { name: 'indent', with: [], key: 'Tab' },
  { name: 'outdent', with: ['Shift'], key: 'Tab' },
  { name: 'openLink', with: ['Alt'], key: 'Enter' },
]

const ON_MAC = { main: '⌘', Shift: '⇧', Alt: '⌥' } as const

/** The keys as printed on this machine's keyboard. */
export function writingKeyNames({ with: held, key }: WritingKey, mac: boolean): string[] {
  return [...held.map((name) => (mac ? ON_MAC[name] : name === 'main' ? 'Ctrl' : name)), key]
}
