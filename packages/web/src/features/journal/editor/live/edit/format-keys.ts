import { type Extension, Prec, type StateCommand } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { isMac } from '#features/journal/shortcuts/key-names.ts'
import { addressAt, makeLink, openAddress } from './link.ts'
import { continueMarks, indentItems, outdentItems, removeMark } from './list-keys.ts'
import { toggleList, toggleQuote } from './toggle-lines.ts'
import { toggleStyle } from './toggle-style.ts'
import { toggleTask } from './toggle-task.ts'

const openLink = ({ state }: EditorView) => {
  const address = addressAt(state, state.selection.main.head)
  if (address !== undefined) openAddress(address)
  return address !== undefined
}

/** Where a command has nothing to do, the key does what it does elsewhere. */
const keys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: toggleStyle('strong'), preventDefault: true },
  { key: 'Mod-i', run: toggleStyle('em'), preventDefault: true },
  { key: 'Mod-Shift-x', run: toggleStyle('strike'), preventDefault: true },
  // Without a selection it opens the command palette.
  { key: 'Mod-k', run: makeLink },
  { key: 'Mod-Enter', run: toggleTask },
  { key: 'Alt-Enter', run: openLink },
  { key: 'Enter', run: continueMarks },
  { key: 'Backspace', run: removeMark },
  { key: 'Tab', run: indentItems, shift: outdentItems },
]

const DIGITS: Readonly<Record<string, StateCommand>> = {
  Digit7: toggleList('number'),
  Digit8: toggleList('bullet'),
  Digit9: toggleQuote,
}

/** By the key's position. On some layouts Shift+7 is `/`, which with Ctrl lists the shortcuts. */
const digitKeys = EditorView.domEventHandlers({
  keydown(event, view) {
    const { ctrlKey, metaKey, altKey, shiftKey, code, key } = event
    const [main, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
    if (!main || other || altKey || !shiftKey || key === '/') return false
    return DIGITS[code]?.(view) ?? false
  },
})

export const formatKeys: Extension = [digitKeys, Prec.high(keymap.of(keys))]
