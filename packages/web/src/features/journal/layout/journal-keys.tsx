import type { Entry } from '@daywell/core/journal'
import { builtInTemplates, templateOf } from '@daywell/core/templates'
import { type ComponentProps, useState } from 'react'
import { useJournal } from '#services/journal/journal-context.ts'
import type { FieldRefs } from '../editor/use-page.ts'
import { FocusMode } from '../shortcuts/focus-mode.tsx'
import type { ShortcutActions } from '../shortcuts/shortcut-table.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { TemplatesDialog } from '../templates/templates-dialog.tsx'
import { type InsertionTarget, useInsertion } from '../templates/use-insertion.ts'
import { useCarried } from './use-carried.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useTypingFade } from './use-typing-fade.ts'

interface JournalKeysProps extends ComponentProps<typeof FocusMode> {
  text: FieldRefs['text']
  actions: ShortcutActions
  onOpen: (entry: Entry) => void
}

/** Keyboard behavior: shortcuts, what the palette passed along, fading while typing, focus mode. */
export function JournalKeys({ actions, onOpen, ...focusMode }: JournalKeysProps) {
  const { text } = focusMode
  const insert = useInsertion(text)
  const journal = useJournal()
  const [choosing, setChoosing] = useState<InsertionTarget>()
  const onTemplate = (id: string, target: InsertionTarget) => {
    const entry = journal?.store.find(id)
    const template = builtInTemplates.find((each) => each.id === id) ?? (entry && templateOf(entry))
    if (template) void insert(template, target)
    else setChoosing(target)
  }
  useShortcuts(actions)
  useCarried({ text, actions, onOpen, onTemplate })
  useTypingFade()
  useKeyboardRoom()
  return (
    <>
      <FocusMode {...focusMode} />
      {choosing && (
        <TemplatesDialog text={text} target={choosing} onClose={() => setChoosing(undefined)} />
      )}
    </>
  )
}
