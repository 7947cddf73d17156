/** Where a person is in the app. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Names this visit in the history; the same again when one comes back to it. */
  readonly key: string
  /** What was carried along. It lies in the history, where no link from outside can put it. */
  readonly state: unknown
}

export interface Move {
  /** In place of the present entry of the history, so that Back does not lead here. */
  readonly replace?: boolean
  readonly state?: unknown
}

interface Kept {
  readonly key: string
  readonly state: unknown
}

/** The entry that an open dialog lays over a page; a navigation takes its place. */
interface Guard {
  readonly over?: number
}

/** Reads the present place off the browser. */
export function readLocation({ location, history }: Window): Location {
  const { pathname, search, hash } = location
  return { pathname, search, hash, ...kept(history.state) }
}

/** Whether this is a path of the app: `//host` and `/\\host` would lead out of it. */
export function isPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to)
}

/** Goes to a place of the app without loading the page anew. */
export function move(window: Window, to: string, { replace, state }: Move): void {
  const { location, history } = window
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) throw new Error(`Not a place of this app: ${to}`)
  const key = Math.random().toString(36).slice(2, 10)
  const entry: Kept = { key, state: state ?? null }
  if (replace || (history.state as Guard | null)?.over) history.replaceState(entry, '', url)
  else history.pushState(entry, '', url)
  window.dispatchEvent(new Event('locationchange'))
}

/** The first page of a visit, and whatever other scripts left in the history, has no key. */
function kept(state: unknown): Kept {
  const { key, state: carried = null } = (state ?? {}) as Partial<Kept>
  return typeof key === 'string' ? { key, state: carried } : { key: 'first', state: null }
}

/** Whether one only came back from, or to, what a dialog laid over this very place. */
export function isSamePlace(a: Location, b: Location): boolean {
  return a.key === b.key && a.pathname + a.search + a.hash === b.pathname + b.search + b.hash
}
