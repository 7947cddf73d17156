import { type ShortcutName, shortcuts } from './shortcut-table.ts'

/** What is asked of a pressed key. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> & { getModifierState(name: string): boolean }

/** The shortcut that was pressed. */
export function findShortcut(press: KeyPress, isMac: boolean): ShortcutName | undefined {
  // AltGr is Ctrl and Alt to some systems, and types signs. On a Mac some say it of Option.
  if (press.isComposing || (!isMac && press.getModifierState('AltGraph'))) return undefined
  const held = heldKeys(press, isMac)
  return shortcuts.find((shortcut) => shortcut.with === held && isKey(press, shortcut.key))?.name
}

/** The shortcut whose sign was pressed by itself, on whatever key it is. */
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
 * The letter on the key counts, so that Ctrl+S is where the S is. Where a layout has no Latin
 * letters, or Option makes a sign of one, the place of the key counts instead.
 */
function isKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyPress, wanted: string): boolean {
  // A sign may need Shift to be typed, and may share its place with another.
  if (!isLetter(wanted)) return key === wanted
  const withMain = ctrlKey || metaKey
  const letter = key.toLowerCase()
  if (shiftKey && withMain) return false
  return isLetter(letter) ? letter === wanted : code === `Key${wanted.toUpperCase()}`
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key)
}
