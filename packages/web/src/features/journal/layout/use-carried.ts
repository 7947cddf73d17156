import type { Entry } from '@daywell/core/journal'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { dropCarried } from '#kit/navigation/drop-carried.ts'
import { useLocation } from '#kit/navigation/navigation.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { PageEditor } from '../editor/fields/half-typed.ts'
import type { ShortcutActions, ShortcutName } from '../shortcuts/shortcut-table.ts'
import type { InsertionTarget } from '../templates/use-insertion.ts'
import { readWidth } from './use-width.ts'

/** History state that another screen or the command palette may pass to the page. */
interface Carried {
  /** User id: another person may return to the same history entry. */
  readonly userId?: string
  /** A prompt to write about. */
  readonly prompt?: string
  /** An entry to open. */
  readonly entryId?: string
  /** A template to insert, by its id; empty: the list of them. */
  readonly template?: string
  /** The palette was open on another screen. */
  readonly isElsewhere?: boolean
  /** A shortcut's action to run. */
  readonly action?: ShortcutName
}

interface CarriedActs {
  readonly text: RefObject<HTMLElement | null>
  readonly actions: ShortcutActions
  /** Saves the page, or asks, before it opens an entry. */
  readonly onOpen: (entry: Entry) => void
  readonly onTemplate: (id: string, target: InsertionTarget) => void
}

const taken = new WeakSet<object>()

/** Does what another screen passed along, without losing the page. */
export function useCarried({ text, actions, onOpen, onTemplate }: CarriedActs): void {
  const state = useLocation().state as Carried | null
  const editor = useEditor()
  const journal = useJournal()
  const take = useEffectEvent((carried: Carried, { store }: Journal) => {
    const { action, entryId, prompt, template, isElsewhere } = carried
    if (action) return actions[action]?.()
    if (template !== undefined)
      return onTemplate(template, isElsewhere ? 'new-page' : 'todays-page')
    const entry = entryId === undefined ? undefined : store.find(entryId)
    if (entry) return onOpen(entry)
    if (!prompt) return
    void layPrompt(prompt, editor).then((isLaid) => {
      if (isLaid && readWidth() !== 'phone') text.current?.focus()
    })
  })
  useEffect(() => {
    if (!journal || state?.userId !== journal.userId || taken.has(state)) return
    taken.add(state)
    dropCarried(window)
    take(state, journal)
  }, [state, journal])
}

/** False if the page can't be left. */
async function layPrompt(prompt: string, editor: PageEditor): Promise<boolean> {
  if (!(await editor.leave())) return false
  editor.open(undefined)
  editor.setDetails({ prompt })
  return true
}
