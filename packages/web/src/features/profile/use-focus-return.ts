import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus back to the button that opened something, once that is closed. */
export function useFocusReturn(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(open)
  useLayoutEffect(() => {
    if (was.current && !open) opener.current?.focus()
    was.current = open
  }, [open])
  return opener
}
