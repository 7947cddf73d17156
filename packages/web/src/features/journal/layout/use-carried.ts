import { type RefObject, useEffect } from 'react'
import { dropCarried } from '#kit/navigation/drop-carried.ts'
import { useLocation } from '#kit/navigation/navigation.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { PageEditor } from '../editor/fields/half-typed.ts'
import { readWidth } from './use-width.ts'

/** What another screen may bring along to the page. */
interface Carried {
  /** Whose it is: somebody else may come back to the same place of the history. */
  readonly userId?: string
  /** A question to write about. */
  readonly prompt?: string
  /** An entry to be opened. */
  readonly entryId?: string
}

const taken = new WeakSet<object>()

/** Lays on the page what another screen brought along, once what is on it is saved. */
export function useCarried(text: RefObject<HTMLElement | null>): void {
  const state = useLocation().state as Carried | null
  const editor = useEditor()
  const journal = useJournal()
  useEffect(() => {
    if (!journal || state?.userId !== journal.userId || taken.has(state)) return
    taken.add(state)
    dropCarried(window)
    void layCarried(state, editor, journal).then((isLaid) => {
      if (isLaid && readWidth() !== 'phone') text.current?.focus()
    })
  }, [state, editor, journal, text])
}

/** False where nothing was brought along, or what is on the page cannot make way. */
async function layCarried(
  { prompt, entryId }: Carried,
  editor: PageEditor,
  journal: Journal,
): Promise<boolean> {
  const entry = entryId === undefined ? undefined : journal.store.find(entryId)
  if ((!prompt && !entry) || !(await editor.leave())) return false
  editor.open(entry)
  if (prompt) editor.setDetails({ prompt })
  return true
}
