import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns focus to the opening button after closing. */
export function useFocusReturn(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(open)
  useLayoutEffect(() => {
    if (was.current && !open) opener.current?.focus()
    was.current = open
  }, [open])
  return opener
}
