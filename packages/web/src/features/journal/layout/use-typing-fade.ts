import { useEffect } from 'react'

const BACK = ['pointermove', 'pointerdown', 'wheel', 'focusin', 'blur'] as const

/**
 * Fades everything but the page while typing (`data-typing` on the root; styles do the rest). Any
 * other interaction ends it.
 */
export function useTypingFade(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const liesStill = stillMouse()
    let typing = false
    const stop = () => {
      if (typing) delete dataset.typing
      typing = false
    }
    const back = (event: Event) => {
      if (!liesStill(event)) stop()
    }
    const type = ({ target }: Event) => {
      if (typing || !(target instanceof HTMLElement)) return
      if (!target.isContentEditable && !target.matches('textarea')) return
      // Typing to the assistant doesn't count.
      if (target.closest('[data-chrome]')) return
      typing = true
      dataset.typing = ''
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    window.addEventListener('input', type, options)
    for (const event of BACK) window.addEventListener(event, back, options)
    return () => {
      listening.abort()
      stop()
    }
  }, [])
}

/** Filters mouse events of a resting pointer, which browsers send when the page scrolls. */
function stillMouse(): (event: Event) => boolean {
  let last: string | undefined
  return (event) => {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false
    const place = `${event.screenX} ${event.screenY}`
    const still = place === last
    last = place
    return still
  }
}
