import { type RefObject, useEffect, useRef } from 'react'

/** Whoever is this near to the end reads along. */
const NEAR = 64

/**
 * Keeps the end of the conversation in sight while words come, unless the reader has gone back in
 * it. `turn` changes with each new exchange, which is always shown; `length` with each word.
 */
export function useFollow(list: RefObject<HTMLElement | null>, turn: number, length: number): void {
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
    if (box && readsAlong.current && !isFirst) box.scrollTop = box.scrollHeight
  }, [list, turn, length])
}

function scrollerOf(element: HTMLElement | null): HTMLElement | undefined {
  for (let one = element; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return undefined
}
