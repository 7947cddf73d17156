import { startTransition, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, so that a drawing has its own size and its words stay crisp. */
export function useMeasuredWidth() {
  const ref = useRef<HTMLFieldSetElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // One chart after the other: all in the same moment would hold the page up.
    const measure = () => startTransition(() => setWidth(Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
