import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves focus to an element when it mounts. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const first = useRef<E>(null)
  useLayoutEffect(() => first.current?.focus(), [])
  return first
}
