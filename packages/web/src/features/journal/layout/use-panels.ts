import { useCallback, useEffect, useMemo, useState } from 'react'
import { safeStorage } from '#services/session/safe-storage.ts'
import { useFocusMode } from '../shortcuts/use-focus-mode.ts'
import { readWidth, useWidth, type Width } from './use-width.ts'

/** What's open over the page; at most one. */
export type Overlay =
  | { readonly kind: 'history'; readonly entryId: string }
  | { readonly kind: 'recently-deleted' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'habit' }

interface Open {
  readonly entries: boolean
  readonly assistant: boolean
}

/** If only one panel fits, opening one closes the other. */
function oneOf(next: Open, opened: keyof Open): Open {
  if (!next[opened] || readWidth() === 'wide') return next
  return { entries: false, assistant: false, [opened]: true }
}

/** On a phone, panels would become sheets over the page: close them. */
function whatFits(open: Open, width: Width): Open {
  if (width === 'phone') return { entries: false, assistant: false }
  // The list takes priority.
  return width === 'tablet' && open.entries ? { entries: true, assistant: false } : open
}

export interface Panels {
  readonly open: Open
  /** Panels open before the window became narrower, until the person changes them. */
  readonly before?: Open
}

/**
 * Closes panels that don't fit, and reopens them in a wider window; a wide one shows the list
 * unless it was closed in one.
 */
export function refold(
  { open, before = open }: Panels,
  width: Width,
  isListWanted: boolean,
): Panels {
  const kept = whatFits(before, width)
  const entries = kept.entries || (width === 'wide' && isListWanted)
  return { open: { ...kept, entries }, before }
}

/** On this device: a wide window shows the list unless it was closed in one. */
const LIST_KEY = 'pastEntriesList'
const device = safeStorage(() => window.localStorage)

const isListWanted = () => device.get(LIST_KEY) !== 'closed'

function rememberList(open: boolean): void {
  if (open) device.remove(LIST_KEY)
  else device.set(LIST_KEY, 'closed')
}

/** State of the panels and the overlay. */
export function usePanels() {
  const [{ open }, setPanels] = useState<Panels>(() => ({
    open: { entries: readWidth() === 'wide' && isListWanted(), assistant: false },
  }))
  const width = useWidth()
  const [lastWidth, setLastWidth] = useState(width)
  if (width !== lastWidth) {
    setLastWidth(width)
    setPanels((panels) => refold(panels, width, isListWanted()))
  }
  useEffect(() => {
    // A list opened in a narrower window says nothing about a wide one.
    if (width === 'wide') rememberList(open.entries)
  }, [width, open.entries])
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
      /** Hides the list where it covers or narrows the page. */
      makeRoom() {
        if (readWidth() !== 'wide') set('entries', false)
      },
      showAssistant: () => set('assistant', true),
      hideAssistant: () => set('assistant', false),
      toggle(panel: keyof Open) {
        // Focus mode hides open panels; opening one leaves it.
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
