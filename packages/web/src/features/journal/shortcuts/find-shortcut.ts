import { type ShortcutName, shortcuts } from './shortcut-table.ts'

/** The parts of a KeyboardEvent that matter. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> & { getModifierState(name: string): boolean }

/** The shortcut for a key press. */
export function findShortcut(press: KeyPress, isMac: boolean): ShortcutName | undefined {
  // Some systems report AltGr as Ctrl+Alt, and it types characters. On a Mac, Option may be
  // reported as AltGraph.
  if (press.isComposing || (!isMac && press.getModifierState('AltGraph'))) return undefined
  const held = heldKeys(press, isMac)
  return shortcuts.find((shortcut) => shortcut.with === held && isKey(press, shortcut.key))?.name
}

/** The single-key shortcut for a character, on any key. */
export function findSingleKey(press: KeyPress): ShortcutName | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  return shortcuts.find(({ alone }) => alone?.includes(press.key))?.name
}

function heldKeys(press: KeyPress, isMac: boolean): 'main' | 'page' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  const [main, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (main && !other && !altKey) return 'main'
  if (main || !altKey) return undefined
  const isPage = isMac ? ctrlKey && !shiftKey : shiftKey && !metaKey
  return isPage ? 'page' : undefined
}

/**
 * Matches the letter on the key, so Ctrl+S is where the S is. For non-Latin layouts, or when Option
 * changes the character, matches the key's position.
 */
function isKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyPress, wanted: string): boolean {
  // A character may need Shift and may share its key with another.
  if (!isLetter(wanted)) return key === wanted
  const withMain = ctrlKey || metaKey
  const letter = key.toLowerCase()
  if (shiftKey && withMain) return false
  return isLetter(letter) ? letter === wanted : code === `Key${wanted.toUpperCase()}`
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key)
}
