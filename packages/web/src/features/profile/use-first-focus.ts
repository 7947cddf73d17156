import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes the focus to what has just come, where the next step is. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const first = useRef<E>(null)
  useLayoutEffect(() => first.current?.focus(), [])
  return first
}
