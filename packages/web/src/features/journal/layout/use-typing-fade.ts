import { useCallback, useEffect, useRef } from 'react'

const BACK = ['pointermove', 'pointerdown', 'wheel', 'focusin', 'blur'] as const

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

/**
 * While somebody types, what is not the page steps back (`data-typing` on the root; the styles say
 * how). Whatever looks like a wish to do something else brings it back.
 */
export function useTypingFade(): () => void {
  const typing = useRef(false)
  const stop = useCallback(() => {
    if (!typing.current) return
    typing.current = false
    delete document.documentElement.dataset.typing
  }, [])
  useEffect(() => {
    const listening = new AbortController()
    const liesStill = stillMouse()
    const look = (event: Event) => {
      if (!liesStill(event)) stop()
    }
    const options = { passive: true, signal: listening.signal }
    for (const event of BACK) window.addEventListener(event, look, options)
    return () => {
      listening.abort()
      stop()
    }
  }, [stop])
  return useCallback(() => {
    if (typing.current) return
    typing.current = true
    document.documentElement.dataset.typing = ''
  }, [])
}
