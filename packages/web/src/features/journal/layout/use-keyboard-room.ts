import { useEffect } from 'react'

/**
 * Some phones overlay their keyboard instead of resizing the page. Sets `--keyboard` to its height,
 * so fixed elements at the bottom stay visible.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const measure = () => {
      // When zoomed in, the visual viewport is smaller anyway.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
