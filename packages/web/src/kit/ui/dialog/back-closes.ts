import { openModals } from './open-modals.ts'

/**
 * Back closes a dialog: each open dialog pushes a history entry, and Back pops it and closes the
 * dialog instead of leaving the page. Closing a dialog any other way leaves its entry as a spare,
 * because popping it is asynchronous and would race with a navigation. The next dialog reuses the
 * spare, a navigation replaces it, and Back skips it.
 */
interface Spot {
  readonly key: unknown
  readonly over: number
}

let last: Spot | undefined

/** Makes Back close the topmost dialog. */
export function guardBack(): void {
  if (!last) {
    window.addEventListener('popstate', onPop)
    // Navigations fire their own event: the browser reports only Back and Forward.
    window.addEventListener('locationchange', look)
  }
  if (look().over >= openModals().length) return
  window.history.pushState({ ...window.history.state, over: look().over + 1 }, '')
  look()
}

function look(): Spot {
  const { key, over = 0 } = window.history.state ?? {}
  last = { key, over }
  return last
}

function onPop(): void {
  const from = last
  const to = look()
  if (!from || from.key !== to.key || to.over >= from.over) return
  const top = openModals().at(-1)
  if (!top) {
    window.history.back()
    return
  }
  top.dispatchEvent(new Event('cancel', { cancelable: true }))
  // A dialog that can't close yet, such as a busy one, is guarded again.
  setTimeout(guardBack)
}
