import { type RefObject, useEffect } from 'react'
import { dropCarried } from '#kit/navigation/drop-carried.ts'
import { useLocation } from '#kit/navigation/navigation.tsx'
import type { Journal } from '#services/journal/journal.ts'
import { useJournal } from '#services/journal/journal-context.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { PageEditor } from '../editor/fields/half-typed.ts'
import { readWidth } from './use-width.ts'

/** History state that another screen may pass to the page. */
interface Carried {
  /** User id: another person may return to the same history entry. */
  readonly userId?: string
  /** A prompt to write about. */
  readonly prompt?: string
  /** An entry to open. */
  readonly entryId?: string
}

const taken = new WeakSet<object>()

/** Opens what another screen passed along, after saving the page. */
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

/** False if nothing was passed along, or the page can't be left. */
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
