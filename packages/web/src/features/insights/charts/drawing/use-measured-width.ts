import { startTransition, useLayoutEffect, useRef, useState } from 'react'

/**
 * Measures an element's width, so that a chart is drawn in real pixels and its text stays crisp.
 */
export function useMeasuredWidth() {
  const ref = useRef<HTMLFieldSetElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // A transition per chart: measuring all at once would block the page.
    const measure = () => startTransition(() => setWidth(Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
