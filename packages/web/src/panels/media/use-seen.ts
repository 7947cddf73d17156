import { useCallback, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of an element once it has come near the part of the page that is in view. */
export function useSeen() {
  const [size, setSize] = useState<Size>()
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (!seen) return
        observer.disconnect()
        const { width, height } = seen.boundingClientRect
        setSize({ width, height })
      },
      { rootMargin: '50%' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
