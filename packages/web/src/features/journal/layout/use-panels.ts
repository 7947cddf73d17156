import { useCallback, useMemo, useState } from 'react'
import { useFocusMode } from '../shortcuts/use-focus-mode.ts'
import { readWidth, useWidth, type Width } from './use-width.ts'

/** What lies over the page for a while; never more than one thing. */
export type Overlay =
  | { readonly kind: 'history'; readonly entryId: string }
  | { readonly kind: 'recently-deleted' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'habit' }

interface Open {
  readonly entries: boolean
  readonly assistant: boolean
}

/** Where there is room for one panel only, one makes way for the other. */
function oneOf(next: Open, opened: keyof Open): Open {
  if (!next[opened] || readWidth() === 'wide') return next
  return { entries: false, assistant: false, [opened]: true }
}

/** On a phone, what lay beside the page would lie over it now, unasked. */
function whatFits(open: Open, width: Width): Open {
  if (width === 'phone') return { entries: false, assistant: false }
  // Of the two, the list is the one that somebody asked for.
  return width === 'tablet' && open.entries ? { entries: true, assistant: false } : open
}

export interface Panels {
  readonly open: Open
  /** What was open before the window became narrower, until the person opens or closes something. */
  readonly before?: Open
}

/** Folds away what a narrower window has no room for, and unfolds it in a wider one. */
export function refold({ open, before = open }: Panels, width: Width): Panels {
  return { open: whatFits(before, width), before }
}

/** What is open beside and over the page. */
export function usePanels() {
  const [{ open }, setPanels] = useState<Panels>(() => ({
    open: { entries: false, assistant: readWidth() === 'wide' },
  }))
  const width = useWidth()
  const [lastWidth, setLastWidth] = useState(width)
  if (width !== lastWidth) {
    setLastWidth(width)
    setPanels((panels) => refold(panels, width))
  }
  const [focusMode, setFocusMode] = useFocusMode()
  const [searchAsked, setSearchAsked] = useState(0)
  const [overlay, setOverlay] = useState<Overlay>()

  const set = useCallback(
    (panel: keyof Open, shown: boolean) =>
      setPanels((panels) => ({ open: oneOf({ ...panels.open, [panel]: shown }, panel) })),
    [],
  )
  const acts = useMemo(
    () => ({
      hideEntries: () => set('entries', false),
      hideAssistant: () => set('assistant', false),
      toggle(panel: keyof Open) {
        // Focus mode hides panels that are open: whoever asks for one wants to see it.
        setPanels(({ open: before }) => ({
          open: oneOf({ ...before, [panel]: focusMode || !before[panel] }, panel),
        }))
        setFocusMode(false)
      },
      toggleFocusMode: () => setFocusMode((before) => !before),
      leaveFocusMode: () => setFocusMode(false),
      search() {
        set('entries', true)
        setFocusMode(false)
        setSearchAsked((before) => before + 1)
      },
      show: setOverlay,
      closeOverlay: () => setOverlay(undefined),
    }),
    [set, focusMode, setFocusMode],
  )
  return { open, focusMode, searchAsked, overlay, acts }
}
