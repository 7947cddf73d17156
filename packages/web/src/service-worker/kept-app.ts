import { SHELL } from './way-of-request.ts'
import type { WorkerScope } from './worker-scope.ts'

/** One build of the app: its files by path, each with its integrity hash. */
export interface BuiltApp {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

const KEPT = 'daywell-app-'
/** A cache entry no page requests: the ids of the pages open when this version took over. */
const OLDER_PAGES = '/older-pages'

/** The app's files in Cache Storage, one cache per version. */
export function keptApp({ caches, clients, registration, fetch }: WorkerScope, app: BuiltApp) {
  const open = () => caches.open(KEPT + app.version)

  /** Atomic: all files or none. Hashes that don't match, as during a deploy, fail the install. */
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

  /** From here on, new pages get this version; open pages keep theirs. */
  async function takeOver(): Promise<void> {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    await (await open()).put(OLDER_PAGES, Response.json(pages.map(({ id }) => id)))
    await clients.claim()
    await dropOlder()
  }

  /** Evicts older versions once no open page can still request their files. */
  async function dropOlder(): Promise<void> {
    const names = await caches.keys()
    const others = names.filter((name) => name.startsWith(KEPT) && name !== KEPT + app.version)
    // One of the caches may belong to the next version, still installing or waiting.
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

/** A hashed file may come from the HTTP cache; any other file may be stale there. */
function toRequest([path, integrity]: [string, string]): Request {
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache'
  return new Request(path, { integrity, cache })
}
