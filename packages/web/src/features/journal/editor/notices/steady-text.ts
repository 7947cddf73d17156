import type { RefObject } from 'react'

/**
 * Keeps the current line in place while content above the text changes height: browsers anchor
 * scrolling for paragraphs, but not for a field. Returns a stop function.
 */
export function keepTextSteady(
  above: HTMLElement,
  text: RefObject<HTMLElement | null>,
): () => void {
  let height = above.offsetHeight
  const observer = new ResizeObserver(() => {
    const grown = above.offsetHeight - height
    height += grown
    const scroller = scrollerOf(above)
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
    const edge = Math.max(top, above.getBoundingClientRect().bottom)
    // If the start of the text is visible, no anchoring is needed.
    const start = text.current?.getBoundingClientRect().top ?? edge
    if (start < edge) scroller.scrollTop += grown
  })
  observer.observe(above)
  return () => observer.disconnect()
}

export function scrollerOf(element: HTMLElement): Element {
  for (let next = element.parentElement; next; next = next.parentElement) {
    // The body's overflow applies to the window.
    if (next === document.body) break
    if (/auto|scroll/.test(getComputedStyle(next).overflowY)) return next
  }
  return document.documentElement
}
