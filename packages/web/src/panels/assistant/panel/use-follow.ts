import { type RefObject, useEffect, useRef } from 'react'

/** Whoever is this near to the end reads along. */
const NEAR = 64

interface Follow {
  /** Changes with each new exchange, which is always shown. */
  readonly turn: number
  /** Changes with each word. */
  readonly length: number
  /** The last that came is a card of help, which is read from its beginning. */
  readonly isHelp: boolean
}

/**
 * Keeps the end of the conversation in sight while words come, unless the reader has gone back in
 * it.
 */
export function useFollow(
  list: RefObject<HTMLElement | null>,
  { turn, length, isHelp }: Follow,
): void {
  const readsAlong = useRef(true)
  const seen = useRef(turn)
  useEffect(() => {
    const box = scrollerOf(list.current)
    if (!box) return
    const look = () => {
      readsAlong.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    }
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [list])
  useEffect(() => {
    if (turn !== seen.current) readsAlong.current = true
    const isFirst = turn === seen.current && length === 0
    seen.current = turn
    const box = scrollerOf(list.current)
    if (!box || !readsAlong.current || isFirst) return
    box.scrollTop = isHelp ? beginningOfLast(list.current, box) : box.scrollHeight
  }, [list, turn, length, isHelp])
}

/** Where what was said last begins, so that the card below it is seen from its first word on. */
function beginningOfLast(list: HTMLElement | null, box: HTMLElement): number {
  const last = list?.querySelector('li:last-child')
  if (!last) return box.scrollHeight
  return box.scrollTop + last.getBoundingClientRect().top - box.getBoundingClientRect().top
}

function scrollerOf(element: HTMLElement | null): HTMLElement | undefined {
  for (let one = element; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return undefined
}
