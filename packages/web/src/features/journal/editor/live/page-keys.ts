import {
  cursorDocEnd,
  cursorDocStart,
  deleteCharBackwardStrict,
  deleteCharForward,
  deleteGroupBackward,
  deleteGroupForward,
  insertNewline,
  redo,
  selectAll,
  selectDocEnd,
  selectDocStart,
  undo,
} from '@codemirror/commands'
import { type KeyBinding, keymap } from '@codemirror/view'

/**
 * The keys whose native action would miss what isn't rendered, or hidden marks. All others, such as
 * the arrows, stay the browser's.
 */
const keys: readonly KeyBinding[] = [
  { key: 'Mod-z', run: undo, preventDefault: true },
  { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
  { linux: 'Mod-Shift-z', win: 'Mod-Shift-z', run: redo, preventDefault: true },
  { key: 'Mod-a', run: selectAll },
  { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: cursorDocStart, shift: selectDocStart },
  { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: cursorDocEnd, shift: selectDocEnd },
  { key: 'Enter', run: insertNewline, shift: insertNewline },
  { key: 'Backspace', run: deleteCharBackwardStrict, shift: deleteCharBackwardStrict },
  { key: 'Delete', run: deleteCharForward },
  { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deleteGroupBackward },
  { key: 'Mod-Delete', mac: 'Alt-Delete', run: deleteGroupForward },
]

export const pageKeys = keymap.of(keys)
