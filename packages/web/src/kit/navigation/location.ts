/** The current place in the app. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Identifies this history entry; going back to it gives the same key. */
  readonly key: string
  /** State carried along. It's stored in the history, where no external link can set it. */
  readonly state: unknown
}

export interface Move {
  /** Replaces the current history entry, so that Back doesn't lead here. */
  readonly replace?: boolean
  readonly state?: unknown
}

interface Kept {
  readonly key: string
  readonly state: unknown
}

/** The history entry an open dialog adds; a navigation replaces it. */
interface Guard {
  readonly over?: number
}

/** Reads the current location from the browser. */
export function readLocation({ location, history }: Window): Location {
  const { pathname, search, hash } = location
  return { pathname, search, hash, ...stateOf(history.state) }
}

/** Whether this is a path within the app: `//host` and `/\\host` would leave it. */
export function isPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to)
}

/** Navigates within the app without loading the page again. */
export function move(window: Window, to: string, { replace, state }: Move): void {
  const { location, history } = window
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) throw new Error(`Not a page of this app: ${to}`)
  const key = Math.random().toString(36).slice(2, 10)
  const entry: Kept = { key, state: state ?? null }
  if (replace || (history.state as Guard | null)?.over) history.replaceState(entry, '', url)
  else history.pushState(entry, '', url)
  window.dispatchEvent(new Event('locationchange'))
}

/** The first page of a visit, and history entries of other scripts, have no key. */
function stateOf(state: unknown): Kept {
  const { key, state: carried = null } = (state ?? {}) as Partial<Kept>
  return typeof key === 'string' ? { key, state: carried } : { key: 'first', state: null }
}

/** Whether the only difference is a dialog's history entry over the same page. */
export function isSamePlace(a: Location, b: Location): boolean {
  return a.key === b.key && a.pathname + a.search + a.hash === b.pathname + b.search + b.hash
}
