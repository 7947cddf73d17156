import { safeStorage } from '#services/session/safe-storage.ts'

const KEY = 'scrollPositions'
const REMEMBERED = 50

/**
 * Remembers how far each page of the history was read. The browser's own memory cannot serve:
 * it restores before a screen that is loaded later has its height.
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
    /** From now on positions belong to this page; answers where it was left. */
    enter(page: string): number | undefined {
      current = page
      const left = positions.get(page)
      // The landing page can be read, and scrolled, before there is somebody to note it.
      if (left === undefined) note()
      return left
    },
    /** Until the next page is there, what is scrolled belongs to none. */
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
