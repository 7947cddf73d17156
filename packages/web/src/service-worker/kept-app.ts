import { SHELL } from './way-of-request.ts'
import type { WorkerScope } from './worker-scope.ts'

/** One version of the app: its files by path, each with the hash that its content must have. */
export interface BuiltApp {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

const KEPT = 'daywell-app-'
/** No page asks for it: the ids of the pages that were open when this version took over. */
const OLDER_PAGES = '/older-pages'

/** The app as it is kept on the device, one cache a version. */
export function keptApp({ caches, clients, registration, fetch }: WorkerScope, app: BuiltApp) {
  const open = () => caches.open(KEPT + app.version)

  /** All of it or nothing, and only what fits together: a server in the middle of a change fails. */
  async function keep(): Promise<void> {
    const cache = await open()
    await cache.addAll(Object.entries(app.files).map(toRequest))
  }

  async function find(path: string, request: Request): Promise<Response> {
    const own = await (await open()).match(path, { ignoreVary: true })
    return own ?? (await caches.match(path, { ignoreVary: true })) ?? fetch(request)
  }

  async function askServer(request: Request): Promise<Response> {
    const answer = await fetch(request).catch(() => undefined)
    return answer?.ok ? answer : find(SHELL, request)
  }

  /** From here on new pages are of this version; those that are open stay what they are. */
  async function takeOver(): Promise<void> {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    await (await open()).put(OLDER_PAGES, Response.json(pages.map(({ id }) => id)))
    await clients.claim()
    await dropOlder()
  }

  /** Drops older versions once no page is left that may still ask for their files. */
  async function dropOlder(): Promise<void> {
    const names = await caches.keys()
    const others = names.filter((name) => name.startsWith(KEPT) && name !== KEPT + app.version)
    // One of them may be the next version, which is just being fetched or waits.
    const isLatest = !registration.installing && !registration.waiting
    if (isLatest && !(await isOlderPageOpen())) {
      await Promise.all(others.map((name) => caches.delete(name)))
    }
  }

  async function isOlderPageOpen(): Promise<boolean> {
    const noted = await (await open()).match(OLDER_PAGES)
    const ids: readonly string[] = noted ? await noted.json() : []
    return (await Promise.all(ids.map((id) => clients.get(id)))).some((page) => page)
  }

  return { keep, find, askServer, takeOver, dropOlder }
}

/** A file whose name holds a hash may come from the browser's cache; the others may be stale there. */
function toRequest([path, integrity]: [string, string]): Request {
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache'
  return new Request(path, { integrity, cache })
}
