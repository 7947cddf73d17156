import { type RefObject, useEffect, useRef } from 'react'

/** Scroll distance from the end, in px, within which the view follows. */
const FOLLOW_WITHIN_PX = 64

interface Follow {
  /** Changes with each exchange, which is always scrolled to. */
  readonly exchangeId: number
  /** Changes with each word. */
  readonly length: number
  /** The last item is a support card, read from its start. */
  readonly isHelp: boolean
}

/** Follows the end of the conversation while words arrive, unless the reader has scrolled back. */
export function useFollow(
  list: RefObject<HTMLElement | null>,
  { exchangeId, length, isHelp }: Follow,
): void {
  const readsAlong = useRef(true)
  const seen = useRef(exchangeId)
  useEffect(() => {
    const box = scrollerOf(list.current)
    if (!box) return
    const updateReadsAlong = () => {
      readsAlong.current = box.scrollHeight - box.scrollTop - box.clientHeight < FOLLOW_WITHIN_PX
    }
    box.addEventListener('scroll', updateReadsAlong, { passive: true })
    return () => box.removeEventListener('scroll', updateReadsAlong)
  }, [list])
  useEffect(() => {
    if (exchangeId !== seen.current) readsAlong.current = true
    const isFirst = exchangeId === seen.current && length === 0
    seen.current = exchangeId
    const box = scrollerOf(list.current)
    if (!box || !readsAlong.current || isFirst) return
    box.scrollTop = isHelp ? beginningOfLast(list.current, box) : box.scrollHeight
  }, [list, exchangeId, length, isHelp])
}

/** The top of the last message, so that the card below it is visible from its start. */
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
