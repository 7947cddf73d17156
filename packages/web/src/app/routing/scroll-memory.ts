import { safeStorage } from '#services/session/safe-storage.ts'

const KEY = 'scrollPositions'
const REMEMBERED = 50

/**
 * Remembers the scroll position of each history entry. The browser's own restoration runs before a
 * lazy-loaded screen has its height.
 */
export function scrollMemory(window: Window) {
  const storage = safeStorage(() => window.sessionStorage)
  const positions = new Map(read(storage.get(KEY)))
  let current: string | undefined

  const note = () => {
    if (current !== undefined) positions.set(current, window.scrollY)
  }
  const keep = () => storage.set(KEY, JSON.stringify([...positions].slice(-REMEMBERED)))
  return {
    /** Starts recording for this page; returns the position where it was left. */
    enter(page: string): number | undefined {
      current = page
      const left = positions.get(page)
      // The prerendered landing page can be scrolled before the app is running.
      if (left === undefined) note()
      return left
    },
    /** Stops recording until the next page is mounted. */
    leave(next: string) {
      if (current !== next) current = undefined
    },
    listen() {
      window.history.scrollRestoration = 'manual'
      window.addEventListener('scroll', note, { passive: true })
      window.addEventListener('pagehide', keep)
      return () => {
        window.removeEventListener('scroll', note)
        window.removeEventListener('pagehide', keep)
      }
    },
  }
}

function read(text: string | null): [string, number][] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number'
}
