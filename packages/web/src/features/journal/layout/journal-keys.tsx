import type { Entry } from '@daywell/core/journal'
import type { ComponentProps } from 'react'
import { FocusMode } from '../shortcuts/focus-mode.tsx'
import type { ShortcutActions } from '../shortcuts/shortcut-table.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useCarried } from './use-carried.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useTypingFade } from './use-typing-fade.ts'

interface JournalKeysProps extends ComponentProps<typeof FocusMode> {
  actions: ShortcutActions
  onOpen: (entry: Entry) => void
}

/** Keyboard behavior: shortcuts, fading while typing, focus mode. */
export function JournalKeys({ actions, onOpen, ...focusMode }: JournalKeysProps) {
  useShortcuts(actions)
  useCarried({ text: focusMode.text, actions, onOpen })
  useTypingFade()
  useKeyboardRoom()
  return <FocusMode {...focusMode} />
}
