import { useCallback, useEffect, useRef } from 'react'

const BACK = ['pointermove', 'pointerdown', 'wheel', 'focusin', 'blur'] as const

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
    for (const event of BACK) window.addEventListener(event, stop, { passive: true })
    return () => {
      for (const event of BACK) window.removeEventListener(event, stop)
      stop()
    }
  }, [stop])
  return useCallback(() => {
    if (typing.current) return
    typing.current = true
    document.documentElement.dataset.typing = ''
  }, [])
}
