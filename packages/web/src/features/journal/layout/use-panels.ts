import { useState } from 'react'
import { useFocusMode } from '../shortcuts/use-focus-mode.ts'

/** What lies over the page for a while; never more than one thing. */
export type Overlay =
  | { readonly kind: 'history'; readonly entryId: string }
  | { readonly kind: 'recently-deleted' }
  | { readonly kind: 'shortcuts' }

/** Which panels are open beside the page. */
export function usePanels() {
  const [entriesOpen, setEntriesOpen] = useState(false)
  const [assistantOpen, setAssistantOpen] = useState(false)
  const [focusMode, setFocusMode] = useFocusMode()
  const [searchAsked, setSearchAsked] = useState(0)
  const [overlay, setOverlay] = useState<Overlay>()
  return {
    entriesOpen,
    assistantOpen,
    focusMode,
    searchAsked,
    overlay,
    setEntriesOpen,
    setAssistantOpen,
    setOverlay,
    toggleFocusMode: () => setFocusMode(!focusMode),
    search() {
      setEntriesOpen(true)
      setSearchAsked(searchAsked + 1)
    },
  }
}
