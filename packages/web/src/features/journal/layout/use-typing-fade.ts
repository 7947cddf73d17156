import { useEffect } from 'react'

const BACK = ['pointermove', 'pointerdown', 'wheel', 'focusin', 'blur'] as const

/**
 * While somebody types, what is not the page steps back (`data-typing` on the root; the styles say
 * how). Whatever looks like a wish to do something else brings it back.
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
      if (typing || !(target instanceof HTMLTextAreaElement)) return
      // Who writes to the assistant looks at it.
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

/** Browsers tell of a mouse that lies still, too, when the page moves under it. */
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
