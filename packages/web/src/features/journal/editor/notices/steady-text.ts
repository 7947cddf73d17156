/**
 * Keeps the line that is being written where it is while what stands above the text grows or goes:
 * browsers do so for paragraphs, and not for a field. Answers how to end that.
 */
export function keepTextSteady(above: HTMLElement, text: HTMLElement): () => void {
  let height = above.offsetHeight
  const observer = new ResizeObserver(() => {
    const grown = above.offsetHeight - height
    height += grown
    const scroller = scrollerOf(above)
    const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top
    const edge = Math.max(top, above.getBoundingClientRect().bottom)
    // Where one sees the beginning of the text, one sees what moves it.
    if (text.getBoundingClientRect().top < edge) scroller.scrollTop += grown
  })
  observer.observe(above)
  return () => observer.disconnect()
}

function scrollerOf(element: HTMLElement): Element {
  for (let next = element.parentElement; next; next = next.parentElement) {
    // What the body says of it is meant for the window.
    if (next === document.body) break
    if (/auto|scroll/.test(getComputedStyle(next).overflowY)) return next
  }
  return document.documentElement
}
