import { openModals } from './open-modals.ts'

/**
 * A history entry laid over the page for each open dialog: Back takes the entry away, and with it
 * the dialog instead of the page. Closing a dialog in another way leaves its entry behind as a
 * spare, since taking it away is asynchronous and would race with a navigation. The next dialog
 * uses the spare, a navigation replaces it, and Back passes over it.
 */
interface Spot {
  readonly key: unknown
  readonly over: number
}

let last: Spot | undefined

/** Makes sure that Back closes the dialog on top. */
export function guardBack(): void {
  if (!last) {
    window.addEventListener('popstate', onPop)
    // A navigation tells of itself: the browser reports only Back and Forward.
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
  // One that may not close yet, such as one that is busy, is guarded again.
  setTimeout(guardBack)
}
